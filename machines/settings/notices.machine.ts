import type { ActorRefFrom } from 'xstate';
import { formMachine } from '../kit/form';
import { noticeGroups, noticesFaults } from './settings.rules';
import { told } from './told';

/** What a player is told of, by group, and from whom they take letters. */
export const noticesMachine = formMachine({
  id: 'notices',
  spec: '§3 notificationSettings',
  fields: [...noticeGroups, 'letters'],
  faults: noticesFaults,
  keeps: true,
  body: ({ letters, ...groups }) => ({
    notificationSettings: Object.fromEntries(
      noticeGroups.map((group) => [group, groups[group] === 'yes']),
    ),
    letters,
  }),
  tells: told({ changed: ['notificationSettings'] }),
});

export type NoticesActor = ActorRefFrom<typeof noticesMachine>;
