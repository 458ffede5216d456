import { verifyRound } from '../../games/verify/verify.rules';
import { flightsOf } from '../flight/flight.events';
import { flownSeedOf } from '../flight/flight.schedule';
import { jackpotKind, jackpotOf } from '../jackpot/jackpot.events';
import type { Platform } from '../platform';
import { committedSeedOf } from '../play/seat.seed';
import { paidBy, type RoundBet, type RoundState, roundKind } from '../round/round.events';
import { canonical } from '../store/canonical';
import { streamOf } from '../store/stream';
import { walletKind } from '../wallet/wallet.events';
import type { Report } from './rtp.report';

type Needs = Pick<Platform, 'sql' | 'store' | 'secrets' | 'catalogue'>;

/** What the log says should have left and reached the wallet by now, by kind of movement. */
const owedBy = (round: RoundState): Record<string, number> => {
  const { phase, staked, won = 0, bet, returned = [] } = round;
  const paid = paidBy(round);
  const back = returned.reduce((sum, { amount }) => sum + amount, 0);
  const jackpot = bet?.supplier === undefined ? (bet?.jackpot ?? 0) : paid.jackpot;
  const moved = bet?.free === undefined ? staked : 0;
  return {
    gameBet: -moved - back,
    gameWin: phase === 'settled' ? won : paid.amount,
    gameJackpot: phase === 'settled' ? jackpot : paid.jackpot,
    gameRefund: back + (phase === 'rolled back' ? moved : 0),
  };
};

/** The movements of the round in the wallet's own events, demo ones too. */
const movedBy = async ({ sql }: Needs, id: string, wallet: string) => {
  const rows = await sql<{ kind: string; amount: number }[]>`
    select data->>'kind' as kind, sum((data->>'amount')::bigint)::bigint as amount from events
    where stream = ${`${walletKind.name}:${wallet}`} and data->>'reference' = ${id} group by 1`;
  return new Map(rows.map(({ kind, amount }) => [kind, amount]));
};

/** What the jackpot's own events say that the round won of it; what was given back counts against. */
const fallenFor = async ({ sql }: Needs, id: string, bet: RoundBet): Promise<number> => {
  const [row] = await sql<{ amount: number }[]>`
    select coalesce(sum(case type
      when 'jackpot.won' then (data->>'amount')::bigint
      when 'jackpot.returned' then -(data->>'amount')::bigint
    end), 0)::bigint as amount
    from events
    where stream = ${`${jackpotKind.name}:${jackpotOf(bet)}`} and data->>'round' = ${id}`;
  return row?.amount ?? 0;
};

interface Checked {
  step: string;
  ok: boolean;
  claimed: string;
  found: string;
}

const checked = (step: string, claimed: number | string, found: number | string): Checked => ({
  step,
  ok: claimed === found,
  claimed: String(claimed),
  found: String(found),
});

/** The round's own story against the wallet's, the jackpot's, and the state that is stored of it. */
const moneyOf = async (needs: Needs, id: string, round: RoundState, bet: RoundBet) => {
  const moved = await movedBy(needs, id, bet.wallet);
  const stored = await needs.store.load(streamOf(roundKind, id));
  const isDrawn = bet.fairness !== undefined && round.phase === 'settled';
  const kept = round.phase === 'rolled back' ? 0 : (bet.jackpot ?? 0);
  return [
    ...(isDrawn ? [checked('won', round.played.pays, round.won ?? 0)] : []),
    ...Object.entries(owedBy(round)).map(([kind, owed]) =>
      checked(kind, owed, moved.get(kind) ?? 0),
    ),
    checked('jackpot', kept, await fallenFor(needs, id, bet)),
    {
      ...checked('state', canonical(round), canonical(stored)),
      claimed: 'another one',
      found: 'as its events fold',
    },
  ];
};

const line = ({ ok, step, claimed, found }: Checked): string =>
  ok ? `ok     ${step}: ${found}` : `wrong  ${step}: the log says ${claimed}, found ${found}`;

/**
 * Draws a round again from its seeds, plays every step of it as the log tells them, and compares
 * what it pays with its win, its movements and the jackpot's own events [decision 25]. For the
 * operator only: it derives a seed that may still be in use.
 */
export const verifyRoundReport = async (needs: Needs, id: string): Promise<Report> => {
  const { store, secrets, catalogue } = needs;
  const history = await store.history(streamOf(roundKind, id));
  const round = history.map(({ event }) => event).reduce(roundKind.evolve, roundKind.initial);
  const { bet, played, phase } = round;
  if (bet === undefined) {
    return { lines: [`There is no round '${id}'.`], ok: false };
  }
  const findings = await moneyOf(needs, id, round, bet);
  const game = catalogue.find(bet.game)?.game;
  const head = `${id}: ${bet.game}, ${bet.currency}, ${phase}, ${round.actions.length} further steps`;
  if (bet.fairness === undefined || game === undefined) {
    const drawn = bet.supplier ?? 'a game that is no longer offered';
    return {
      lines: [head, `drawn by ${drawn}: only its movements can be checked`, ...findings.map(line)],
      ok: findings.every(({ ok }) => ok),
    };
  }
  const { commit, clientSeed, nonce, seat, seedIndex, flight, rules } = bet.fairness;
  const again = verifyRound({
    serverSeed:
      flight === undefined
        ? committedSeedOf(secrets, seat, seedIndex, commit)
        : flownSeedOf(secrets, flightsOf(bet.game, flight.day), nonce, commit),
    commit,
    clientSeed,
    nonce,
    engine: game.engine,
    skin: game.skin,
    ...(rules === undefined ? {} : { rules }),
    stake: bet.stake,
    bet: bet.bet,
    actions: [...round.actions],
    claimed: { outcome: played.outcome, pays: played.pays, staked: round.staked },
  });
  const all: Checked[] = [...again.findings, ...findings];
  return {
    lines: [head, ...all.map(line)],
    ok: all.every(({ ok }) => ok),
  };
};
