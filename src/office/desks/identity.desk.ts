import * as contract from '../../../contract/identity.desk';
import { because, byStatus, type DeskLook, deed, named, why } from '../look';
import { say, sayWhen } from '../say';

type Row = contract.IdentityDue;
const isUndecided = ({ status }: Row): boolean => status === 'submitted' || status === 'reviewing';

/** Papers that players sent [decision 151]. */
export const identities: DeskLook<Row> = {
  title: 'Identities',
  list: { call: contract.listIdentitiesDue, body: byStatus },
  opens: { call: contract.reviewIdentityDue, item: (papers) => papers },
  name: ({ username }) => username,
  columns: [
    { title: 'Paper', cell: ({ kind }) => say(kind) },
    { title: 'Country', cell: ({ country }) => country ?? '' },
    { title: 'Since', cell: ({ submittedAt }) => sayWhen(submittedAt) },
    {
      title: 'State',
      cell: ({ status, reviewer, reason }) =>
        [say(status), reviewer, reason].filter(Boolean).join(' · '),
    },
  ],
  deeds: [
    deed(contract.approveIdentityDue, named, {
      label: 'Verify identity',
      right: 'approve',
      tone: 'primary',
      fields: [],
      when: isUndecided,
    }),
    deed(contract.refuseIdentityDue, because, {
      label: 'Refuse',
      right: 'approve',
      tone: 'danger',
      fields: [why],
      when: isUndecided,
    }),
  ],
  empty: 'No papers wait here.',
};
