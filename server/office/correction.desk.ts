import * as contract from '../../contract/correction.desk';
import { auditedBy } from '../audit/audit.store';
import {
  approveCorrection,
  askCorrection,
  refuseCorrection,
} from '../correction/correction.command';
import type { CorrectionState } from '../correction/correction.events';
import { type Asked, done, doneOf, on, type Route } from '../http/route';
import type { Platform } from '../platform';
import { idOfKey } from '../secret/secret';
import { rangeOf, readRange } from '../store/page';
import { isFound } from '../store/search';
import type { WalletState } from '../wallet/wallet.events';

interface Row {
  id: string;
  status: contract.Correction['status'];
  player: string;
  username: string;
  currency: string;
  amount: number;
  why: string;
  asked_by: string;
  decided_by: string | null;
  asker: string | null;
  decider: string | null;
  at: Date;
}

/** Of a correction, and of the balance that it moves, what a deed keeps. */
const lookOf = (states: Readonly<Record<string, unknown>>) => {
  const { phase, order } = states['correction'] as CorrectionState;
  const wallet = states['wallet'] as WalletState | undefined;
  const { currency, amount } = order ?? {};
  return {
    status: phase,
    ...(currency !== undefined && amount !== undefined && { currency, amount }),
    ...(wallet && currency !== undefined && { balance: wallet.balances[currency] ?? 0 }),
  };
};

/** Amounts put right with two voices [decision 143]. */
export const correctionDesk = ({ sql, store }: Platform): Route[] => {
  const list = async ({ body }: Asked<typeof contract.listCorrections>) => {
    const { search, status, pageIndex, pageSize } = body;
    const { rows, total } = await readRange<Row>(sql, rangeOf(pageIndex, pageSize), {
      rows: (counted) => sql`
        select c.*, p.username, a.name as asker, d.name as decider, ${counted}
        from corrections c join players p on p.id = c.player
          left join staff a on a.id = c.asked_by left join staff d on d.id = c.decided_by
        where ${isFound(sql, search.trim(), [sql`p.username`, sql`c.id`, sql`c.why`])}
          ${status === undefined ? sql`` : sql`and c.status = ${status}`}
        order by (c.status = 'waiting') desc, c.position desc`,
    });
    const items = rows.map((row) => ({
      _id: row.id,
      status: row.status,
      playerId: row.player,
      username: row.username,
      currency: row.currency,
      amount: row.amount,
      why: row.why,
      askedBy: row.asker ?? row.asked_by,
      ...(row.decided_by !== null && { decidedBy: row.decider ?? row.decided_by }),
      createdAt: row.at.toISOString(),
    }));
    return { items, total };
  };

  const ask = async ({ body, caller, now, key }: Asked<typeof contract.askCorrection>) => {
    const { playerId: player, currency, amount, why } = body;
    const id = idOfKey('correction', key);
    const audited = auditedBy(store, caller, contract.askCorrection, {
      subject: player,
      why,
      look: lookOf,
    });
    const order = { player, currency, amount, why, by: caller.staff, at: now };
    const outcome = await askCorrection({ store: audited }, id, order);
    return 'refused' in outcome ? outcome : { ...done, correctionId: id };
  };

  const approve = async ({ body, caller, now }: Asked<typeof contract.approveCorrection>) => {
    const { _id: id, why } = body;
    const audited = auditedBy(store, caller, contract.approveCorrection, {
      subject: id,
      why,
      look: lookOf,
    });
    const step = { by: caller.staff, at: now };
    const outcome = await approveCorrection({ store: audited }, id, step);
    return doneOf(outcome);
  };

  const refuse = async ({ body, caller, now }: Asked<typeof contract.refuseCorrection>) => {
    const { _id: id, why } = body;
    const audited = auditedBy(store, caller, contract.refuseCorrection, {
      subject: id,
      why,
      look: lookOf,
    });
    const step = { by: caller.staff, at: now };
    const outcome = await refuseCorrection({ store: audited }, id, step);
    return doneOf(outcome);
  };

  return [
    on(contract.listCorrections, list),
    on(contract.askCorrection, ask),
    on(contract.approveCorrection, approve),
    on(contract.refuseCorrection, refuse),
  ];
};
