import { verifyRound } from '../../games/verify/verify.rules';
import type { Platform } from '../platform';
import { serverSeedOf } from '../play/seat.seed';
import { type RoundState, roundKind } from '../round/round.events';
import { nameOf, streamOf } from '../store/stream';
import { walletKind } from '../wallet/wallet.events';
import type { Report } from './rtp.report';

type Needs = Pick<Platform, 'sql' | 'store' | 'secrets' | 'catalogue'>;

/** What should have left and reached the wallet by now, by kind of movement. */
const owedBy = ({ phase, staked, won = 0, bet }: RoundState): Record<string, number> => ({
  gameBet: -staked,
  gameWin: phase === 'settled' ? won : 0,
  gameJackpot: phase === 'settled' ? (bet?.jackpot ?? 0) : 0,
  gameRefund: phase === 'rolled back' ? staked : 0,
});

/** The movements of the round in the wallet's own events, demo ones too. */
const movedBy = async ({ sql }: Needs, id: string, wallet: string) => {
  const stream = nameOf(streamOf(walletKind, wallet) as Parameters<typeof nameOf>[0]);
  const rows = await sql<{ kind: string; amount: number }[]>`
    select data->>'kind' as kind, sum((data->>'amount')::bigint)::bigint as amount from events
    where stream = ${stream} and data->>'reference' = ${id} group by 1`;
  return new Map(rows.map(({ kind, amount }) => [kind, amount]));
};

const line = (ok: boolean, step: string, claimed: string, found: string): string =>
  ok ? `ok     ${step}: ${found}` : `wrong  ${step}: the log says ${claimed}, found ${found}`;

/**
 * Draws a round again from its seeds, plays every step of it, and counts its movements
 * [decision 25]. For the operator only: it derives a seed that may still be in use.
 */
export const verifyRoundReport = async (needs: Needs, id: string): Promise<Report> => {
  const { store, secrets, catalogue } = needs;
  const round = await store.load(streamOf(roundKind, id));
  const { bet, played, phase } = round;
  if (bet === undefined) {
    return { lines: [`There is no round '${id}'.`], ok: false };
  }
  const moved = await movedBy(needs, id, bet.wallet);
  const findings = Object.entries(owedBy(round)).map(([kind, owed]) => ({
    step: kind,
    ok: (moved.get(kind) ?? 0) === owed,
    claimed: String(owed),
    found: String(moved.get(kind) ?? 0),
  }));
  const game = catalogue.find(bet.game)?.game;
  const head = `${id}: ${bet.game}, ${bet.currency}, ${phase}, ${round.actions.length} further steps`;
  if (bet.fairness === undefined || game === undefined) {
    const drawn = bet.supplier ?? 'a game that is no longer offered';
    return {
      lines: [
        head,
        `drawn by ${drawn}: only its movements can be checked`,
        ...findings.map(({ ok, step, claimed, found }) => line(ok, step, claimed, found)),
      ],
      ok: findings.every(({ ok }) => ok),
    };
  }
  const { commit, clientSeed, nonce, seat, seedIndex } = bet.fairness;
  const again = verifyRound({
    serverSeed: serverSeedOf(secrets, seat, seedIndex),
    commit,
    clientSeed,
    nonce,
    engine: game.engine,
    skin: game.skin,
    stake: bet.stake,
    bet: bet.bet,
    actions: [...round.actions],
    claimed: { outcome: played.outcome, pays: played.pays, staked: round.staked },
  });
  const all = [...again.findings, ...findings];
  return {
    lines: [head, ...all.map(({ ok, step, claimed, found }) => line(ok, step, claimed, found))],
    ok: all.every(({ ok }) => ok),
  };
};
