import * as contract from '../../../contract/correction.desk';
import type { PlayerRow } from '../../../contract/player.desk';
import { minorDigits } from '../../../contract/wallet.rules';
import { minorOf } from '../../../machines/office/office.rules';
import { because, byStatus, type Deed, type DeskLook, deed, line, why } from '../look';
import { say, sayAmount, sayWhen } from '../say';

type Row = contract.Correction;
const isWaiting = ({ status }: Row): boolean => status === 'waiting';

export const corrections: DeskLook<Row> = {
  title: 'Corrections',
  list: { call: contract.listCorrections, body: byStatus },
  name: ({ username }) => username,
  columns: [
    { title: 'Amount', cell: ({ currency, amount }) => sayAmount(currency, amount), end: true },
    { title: 'Why', cell: (row) => row.why },
    { title: 'Asked by', cell: ({ askedBy }) => askedBy },
    {
      title: 'State',
      cell: ({ status, decidedBy }) =>
        decidedBy === undefined ? say(status) : `${say(status)}: ${decidedBy}`,
    },
    { title: 'Since', cell: ({ createdAt }) => sayWhen(createdAt) },
  ],
  deeds: [
    deed(contract.approveCorrection, because, {
      label: 'Approve',
      right: 'approve',
      tone: 'primary',
      fields: [],
      when: isWaiting,
    }),
    deed(contract.refuseCorrection, because, {
      label: 'Refuse',
      right: 'approve',
      tone: 'danger',
      fields: [why],
      when: isWaiting,
    }),
  ],
  empty: 'No correction waits here.',
};

/** Asked for in a player's dossier. */
export const correctionDeed: Deed<PlayerRow> = deed(
  contract.askCorrection,
  (playerId, { currency = '', amount = '', why: reason }) => ({
    playerId,
    currency,
    // What is no amount is the server's to refuse, beside the field.
    amount: minorOf(amount, minorDigits(currency)) ?? 0,
    why: reason,
  }),
  {
    label: 'Correct an amount',
    right: 'write',
    fields: [
      line('currency', 'Currency'),
      line('amount', 'Amount, with a minus where it leaves'),
      why,
    ],
    values: () => ({ currency: 'COINS' }),
    when: ({ isErased }) => !isErased,
  },
);
