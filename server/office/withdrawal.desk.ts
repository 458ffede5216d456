import type { PaymentKind } from '../../contract/payment.rules';
import * as contract from '../../contract/withdrawal.desk';
import { auditedBy } from '../audit/audit.store';
import { type Asked, doneOf, on, type Route } from '../http/route';
import type { Platform } from '../platform';
import { rangeOf, readRange } from '../store/page';
import { isFound } from '../store/search';
import { streamOf } from '../store/stream';
import {
  aloneBelow,
  approveWithdrawal,
  payOut,
  refuseWithdrawal,
} from '../withdrawal/withdrawal.command';
import { type WithdrawalState, withdrawalKind } from '../withdrawal/withdrawal.events';

interface Row {
  id: string;
  status: contract.WithdrawalDue['status'];
  player: string;
  username: string;
  verified: boolean;
  currency: string;
  amount: number;
  kind: PaymentKind;
  last: string;
  at: Date;
  ended: Date | null;
  reason: string | null;
  vouched: string | null;
  voucher: string | null;
}

/** Of a withdrawal, what a deed keeps. */
const lookOf = ({ withdrawal }: Readonly<Record<string, unknown>>) => {
  const { phase, vouchedBy = null, order } = withdrawal as WithdrawalState;
  return {
    status: phase,
    vouchedBy,
    ...(order && { amount: order.amount, currency: order.currency }),
  };
};

/** Money on its way out, before those who let it go [decision 143]. */
export const withdrawalDesk = (platform: Platform): Route[] => {
  const { sql, store, config } = platform;
  const alone = aloneBelow(config);

  const list = async ({ body }: Asked<typeof contract.listWithdrawalsDue>) => {
    const { search, status, pageIndex, pageSize } = body;
    const { rows, total } = await readRange<Row>(sql, rangeOf(pageIndex, pageSize), {
      rows: (counted) => sql`
        select w.*, p.username, p.verified, m.name as voucher, ${counted}
        from withdrawals w join players p on p.id = w.player left join staff m on m.id = w.vouched
        where ${isFound(sql, search.trim(), [sql`p.username`, sql`w.id`])}
          ${status === undefined ? sql`` : sql`and w.status = ${status}`}
        order by (w.status = 'waiting') desc, case when w.status = 'waiting' then w.at end, w.at desc,
          w.id`,
    });
    const items = rows.map((row) => ({
      _id: row.id,
      status: row.status,
      playerId: row.player,
      username: row.username,
      isVerified: row.verified,
      currency: row.currency,
      amount: row.amount,
      method: { kind: row.kind, last: row.last },
      createdAt: row.at.toISOString(),
      needsTwo: row.amount >= alone(row.currency),
      ...(row.ended !== null && { endedAt: row.ended.toISOString() }),
      ...(row.reason !== null && { reason: row.reason }),
      ...(row.vouched !== null && { vouchedBy: row.voucher ?? row.vouched }),
    }));
    return { items, total };
  };

  const approve = async ({ body, caller, now }: Asked<typeof contract.approveWithdrawalDue>) => {
    const { _id: id, why } = body;
    const audited = auditedBy(store, caller, contract.approveWithdrawalDue, {
      subject: id,
      why,
      look: lookOf,
    });
    const by = { by: caller.staff, alone, at: now };
    const outcome = await approveWithdrawal({ store: audited }, id, by);
    if ('refused' in outcome) return outcome;
    await payOut(platform, id);
    const { phase } = await store.load(streamOf(withdrawalKind, id));
    return { ok: true as const, status: phase === 'none' ? 'waiting' : phase };
  };

  const refuse = async ({ body, caller, now }: Asked<typeof contract.refuseWithdrawalDue>) => {
    const { _id: id, why } = body;
    const audited = auditedBy(store, caller, contract.refuseWithdrawalDue, {
      subject: id,
      why,
      look: lookOf,
    });
    const by = { by: caller.staff, reason: why, at: now };
    const outcome = await refuseWithdrawal({ store: audited }, id, by);
    return doneOf(outcome);
  };

  return [
    on(contract.listWithdrawalsDue, list),
    on(contract.approveWithdrawalDue, approve),
    on(contract.refuseWithdrawalDue, refuse),
  ];
};
