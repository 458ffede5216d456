import * as contract from '../../../contract/withdrawal.desk';
import { because, byStatus, type DeskLook, deed, why } from '../look';
import { say, sayAmount, sayWhen } from '../say';

type Row = contract.WithdrawalDue;
const isWaiting = ({ status }: Row): boolean => status === 'waiting';

export const withdrawals: DeskLook<Row> = {
  title: 'Withdrawals',
  list: { call: contract.listWithdrawalsDue, body: byStatus },
  name: ({ username }) => username,
  columns: [
    { title: 'Amount', cell: ({ currency, amount }) => sayAmount(currency, amount), end: true },
    { title: 'To', cell: ({ method }) => `${method.kind} ${method.last}` },
    { title: 'Since', cell: ({ createdAt }) => sayWhen(createdAt) },
    {
      title: 'State',
      cell: ({ status, needsTwo, vouchedBy, reason }) => {
        if (status === 'waiting' && vouchedBy !== undefined)
          return say('{name} approved: one more', { name: vouchedBy });
        if (status === 'waiting' && needsTwo) return say('takes two members');
        return reason === undefined ? say(status) : `${say(status)}: ${reason}`;
      },
    },
  ],
  deeds: [
    deed(contract.approveWithdrawalDue, because, {
      label: 'Approve',
      right: 'approve',
      tone: 'primary',
      fields: [],
      when: isWaiting,
    }),
    deed(contract.refuseWithdrawalDue, because, {
      label: 'Refuse',
      right: 'approve',
      tone: 'danger',
      fields: [why],
      when: isWaiting,
    }),
  ],
  empty: 'No withdrawal waits here.',
};
