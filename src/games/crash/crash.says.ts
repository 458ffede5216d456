import type { Flight } from '../../../contract/flight';
import { multipleText } from '../../../contract/flight.rules';
import type { CrashBet, CrashOutcome } from '../../../games/crash/crash.rules';
import { isOpen, type Said, type Say, type TableProps } from '../table/table';

/** 237 as `2.37×`. */
export const timesSays = (multiple: number): string => `${multipleText(multiple)}×`;

/** Where the rider is set down, in few words. */
export const autoSays = ({ auto }: CrashBet, t: Say): string =>
  auto === null
    ? t('Game.You leave by hand')
    : t('Game.You leave at {times}', { times: timesSays(auto) });

type Table = Pick<TableProps, 't' | 'amount' | 'phase' | 'pays' | 'refusal' | 'staked'>;

/** What became of a rider, in one sentence. */
const rideSays = (
  { cashed, crash }: CrashOutcome,
  { pays = 0, amount, t }: Pick<Table, 'pays' | 'amount' | 't'>,
): string =>
  cashed === null
    ? t('Game.It burst at {times}', { times: timesSays(crash ?? 0) })
    : t('Game.You left at {times}: {amount}', { times: timesSays(cashed), amount: amount(pays) });

const plain = (headline: string, detail: string): Said => ({ headline, detail, tone: 'plain' });

/** What the flight does, for who is not aboard. */
const flightSays = (flight: Flight | undefined, bet: CrashBet, t: Say): Said => {
  if (flight === undefined) return plain(t('Game.Looking for the flight'), autoSays(bet, t));
  if (flight.phase === 'boarding') return plain(t('Game.Boarding: take a seat'), autoSays(bet, t));
  if (flight.phase === 'flying')
    return plain(t('Game.In the air; the next flight boards soon'), autoSays(bet, t));
  return plain(
    t('Game.It burst at {times}', { times: timesSays(flight.burst?.crash ?? 0) }),
    t('Game.The next flight boards in a moment'),
  );
};

/** The sentence under the sky, for every phase. */
export const crashSays = (
  bet: CrashBet,
  outcome: CrashOutcome | undefined,
  flight: Flight | undefined,
  table: Table,
): Said => {
  const { t, phase, refusal, staked = 0, pays = 0 } = table;
  if (phase === 'refused')
    return { headline: refusal ?? '', detail: t('Game.Nothing was staked'), tone: 'refused' };
  if (phase === 'betting') return plain(t('Game.Good luck'), autoSays(bet, t));
  if (phase === 'deciding' && refusal !== undefined)
    return { headline: refusal, detail: autoSays(bet, t), tone: 'refused' };
  if (phase === 'deciding' || phase === 'acting')
    return plain(
      flight?.phase === 'boarding' ? t('Game.You are aboard') : t('Game.Leave before it bursts'),
      autoSays(bet, t),
    );
  const isTold = outcome !== undefined && (isOpen(phase) || phase === 'settled');
  const isOwn = isTold && flight?.phase !== 'boarding';
  if (isOwn && (outcome.cashed !== null || outcome.crash !== null))
    return {
      headline: rideSays(outcome, table),
      detail: autoSays(outcome, t),
      tone: pays > staked ? 'win' : 'plain',
    };
  return flightSays(flight, bet, t);
};
