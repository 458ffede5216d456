import { SUBSCRIPTION_MS } from '../../contract/limits';
import type { Queries, Sql } from '../store/database';
import type { Going } from './payment.provider';
import { chargeOf, enter, say } from './test.books';
import type { Behaviour } from './test.cards';

interface Charged {
  readonly reference: string;
  readonly currency: string;
  readonly amount: number;
}

/** A bank takes back what was charged with the number for it. */
const CHARGEBACK_MS = 60_000;

/** Charges the period from `from`, and says when the next one is due. */
const charge = async (
  tx: Queries,
  { reference: about, currency, amount }: Charged,
  nth: number,
  from: Date,
): Promise<void> => {
  const id = `${chargeOf(about)}-${nth}`;
  const until = new Date(from.getTime() + SUBSCRIPTION_MS);
  await tx`
    update test_plans set periods = ${nth}, until = ${until} where reference = ${about}`;
  await enter(tx, id, { reference: id, type: 'paid in', currency, amount });
  const period = { from: from.toISOString(), until: until.toISOString() };
  await say(tx, { type: 'plan.paid', about, charge: id, currency, amount, ...period });
  await say(tx, { type: 'plan.due', about }, until);
};

/** The first charge was approved: what is charged next is told before. */
export const beginTestPlan = async (
  tx: Queries,
  intent: Charged,
  card: Behaviour,
): Promise<void> => {
  const { reference: about, currency, amount } = intent;
  const [begun] = await tx<{ now: Date }[]>`
    insert into test_plans (reference, going, card, periods, until)
    values (${about}, 'on', ${card}, 0, clock_timestamp()) returning until as now`;
  if (begun === undefined) return;
  await charge(tx, intent, 1, begun.now);
  if (card !== 'chargeback') return;
  const paid = `${chargeOf(about)}-1`;
  const id = `${chargeOf(about)}-back`;
  await enter(tx, id, { reference: paid, type: 'taken back', currency, amount });
  await say(
    tx,
    { type: 'plan.reversed', about, id, charge: paid, why: 'chargeback', amount },
    CHARGEBACK_MS,
  );
};

/** The platform took it that a period is due: it is charged, unless it shall not be. */
export const chargeTestPlan = async (tx: Queries, about: string): Promise<void> => {
  const [plan] = await tx<
    (Charged & { going: Going; card: Behaviour; periods: number; until: Date })[]
  >`
    select p.reference, p.going, p.card, p.periods, p.until, i.currency, i.amount
    from test_plans p join test_intents i on i.reference = p.reference
    where p.reference = ${about} for update of p`;
  if (plan === undefined || plan.going === 'stopped') return;
  if (plan.going === 'to its end') {
    await tx`update test_plans set going = 'stopped' where reference = ${about}`;
    await say(tx, { type: 'plan.ended', about });
    return;
  }
  const nth = plan.periods + 1;
  if (plan.card === 'unrenewed')
    await say(tx, { type: 'plan.unpaid', about, charge: `${chargeOf(about)}-${nth}` });
  else await charge(tx, plan, nth, plan.until);
};

/** What shall become of a plan; one that nobody paid yet is given up where it is stopped. */
export const keepTestPlan = async (sql: Sql, reference: string, going: Going): Promise<void> => {
  await sql`
    update test_plans set going = ${going} where reference = ${reference} and going <> 'stopped'`;
  if (going === 'stopped')
    await sql`
      update test_intents set status = 'cancelled'
      where reference = ${reference} and status <> 'done'`;
};
