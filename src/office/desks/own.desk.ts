import * as contract from '../../../contract/passkey';
import { endStaffSession, listStaffSessions, type StaffSession } from '../../../contract/staff';
import { type DeskLook, deed, line, named } from '../look';
import { say, sayWhen } from '../say';

/** What opens the door for the member who asks. */
export const passkeys: DeskLook<contract.Passkey> = {
  title: 'My passkeys',
  list: { call: contract.listPasskeys },
  name: ({ name }) => name,
  columns: [
    { title: 'Since', cell: ({ addedAt }) => sayWhen(addedAt) },
    {
      title: 'Last used',
      cell: ({ usedAt }) => (usedAt === undefined ? say('never') : sayWhen(usedAt)),
    },
  ],
  deeds: [
    deed(contract.renamePasskey, (_id, { name = '' }) => ({ _id, name }), {
      label: 'Rename',
      right: 'write',
      fields: [line('name', 'Name')],
      values: ({ name }) => ({ name }),
    }),
    deed(contract.removePasskey, named, {
      label: 'Remove',
      right: 'write',
      tone: 'danger',
      fields: [],
    }),
  ],
  // What the browser made is put beside the name on the way.
  adds: deed(contract.addPasskey, (_, { name = '' }) => ({ name }), {
    label: 'Add a passkey',
    right: 'write',
    tone: 'primary',
    fields: [line('name', 'What you call it: Laptop, Telephone')],
  }),
  empty: 'You have no passkey: your app of codes opens the door.',
};

/** Where the member who asks is signed in. */
export const sessions: DeskLook<StaffSession> = {
  title: 'My sign-ins',
  list: { call: listStaffSessions },
  name: ({ device, isThis }) => (isThis ? say('This browser') : (device ?? say('unknown'))),
  columns: [
    { title: 'Browser', cell: ({ device }) => device ?? say('unknown') },
    { title: 'Country', cell: ({ place }) => place ?? say('unknown') },
    { title: 'Since', cell: ({ openedAt }) => sayWhen(openedAt) },
    { title: 'Last seen', cell: ({ seenAt }) => sayWhen(seenAt) },
  ],
  deeds: [
    deed(endStaffSession, named, {
      label: 'End',
      right: 'write',
      tone: 'danger',
      fields: [],
      when: ({ isThis }) => !isThis,
    }),
  ],
  empty: 'You are signed in nowhere.',
};
