import { GAME_SESSION_MS } from '../../contract/limits';
import * as play from '../../contract/play';
import { problem } from '../../contract/problems';
import { isRefused as isRefusedStep, type Json } from '../../games/engine';
import { commitOf, fairDraw } from '../../games/fair/fair.rules';
import { type Asked, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { type RoundState, roundKind } from '../round/round.events';
import { supplier } from '../round/supplier';
import { newId, type Secrets } from '../secret/secrets';
import { accept, refuse } from '../store/decision';
import { streamOf } from '../store/stream';
import { walletKind } from '../wallet/wallet.events';
import { decideClose, decideOpen, decideRotate } from './seat.decider';
import { type SeatState, seatKind } from './seat.events';
import { decideSitDown } from './sitting.decider';
import { launchKind, sittingKind } from './sitting.events';

/** The server seed of a seat: secret until it is rotated away, and never stored before. */
const serverSeedOf = (secrets: Secrets, seat: string, index: number): string =>
  secrets.derive('server seed', `${seat}/${index}`);

/** A round as the contract tells it; the seed only once the seat has moved on. */
const roundOf = (
  secrets: Secrets,
  id: string,
  { bet, phase }: RoundState,
  seat: SeatState,
): play.Round | undefined => {
  if (bet === undefined) return undefined;
  const { commit, clientSeed, nonce, seat: seatId, seedIndex } = bet.fairness;
  return {
    _id: id,
    gameId: bet.game,
    currency: bet.currency,
    state: phase === 'open' || phase === 'rolled back' ? phase : 'settled',
    stake: bet.stake,
    staked: bet.stake,
    bet: bet.bet,
    actions: [],
    choices: [],
    outcome: bet.outcome,
    pays: bet.pays,
    jackpot: 0,
    openedAt: bet.at,
    fairness: {
      commit,
      clientSeed,
      nonce,
      ...(seat.seedIndex > seedIndex
        ? { serverSeed: serverSeedOf(secrets, seatId, seedIndex) }
        : {}),
    },
  };
};

/** The in-house supplier's calls: sit down, bet, win, rotate the seed [decisions 23–25]. */
export const sittingRoutes = ({ store, secrets, catalogue }: Platform): Route[] => {
  /** The sitting behind a secret, while it lasts. */
  const sittingOf = async (secret: string, now: string) => {
    const id = secrets.open('sitting', secret);
    if (id === undefined) return undefined;
    const sitting = await store.load(streamOf(sittingKind, id));
    const { seat, wallet, game, currency, expiresAt } = sitting;
    if (seat === undefined || wallet === undefined || game === undefined) return undefined;
    if (currency === undefined || expiresAt === undefined || now >= expiresAt) return undefined;
    return { id, seat, wallet, game, currency };
  };
  type Seated = NonNullable<Awaited<ReturnType<typeof sittingOf>>>;

  const balanceOf = async ({ wallet, currency }: Seated): Promise<number> =>
    (await store.load(streamOf(walletKind, wallet))).balances[currency] ?? 0;

  const seated = async (sitting: Seated): Promise<play.PlaySession> => {
    const [seat, balance] = await Promise.all([
      store.load(streamOf(seatKind, sitting.seat)),
      balanceOf(sitting),
    ]);
    const open =
      seat.round === undefined
        ? undefined
        : roundOf(secrets, seat.round, await store.load(streamOf(roundKind, seat.round)), seat);
    return {
      session: secrets.seal('sitting', sitting.id),
      gameId: sitting.game,
      currency: sitting.currency,
      balance,
      fairness: { commit: seat.commit ?? '', clientSeed: seat.clientSeed, nonce: seat.nonce },
      ...(open === undefined ? {} : { round: open }),
    };
  };

  /** Coming back with the sitting's own secret, after a reload. */
  const comeBack = async (secret: string, now: string) => {
    const sitting = await sittingOf(secret, now);
    return sitting === undefined ? refused('link-invalid') : seated(sitting);
  };

  const sitDown = async ({ body, now, key }: Asked<typeof play.openSession>) => {
    if ('session' in body) return comeBack(body.session, now);
    const launchId = secrets.open('launch', body.launch);
    if (launchId === undefined) return refused('link-invalid');
    const launch = await store.load(streamOf(launchKind, launchId));
    const { player, game, currency } = launch;
    if (game === undefined || currency === undefined) return refused('link-invalid');
    const sitting = newId('sitting');
    const demo = currency === 'FUN' || player === undefined;
    const seat = demo ? sitting : `${player}/${game}/${currency}`;
    const wallet = demo ? sitting : player;
    const opened = {
      ...(player === undefined ? {} : { player }),
      game,
      currency,
      seat,
      wallet,
      expiresAt: new Date(Date.parse(now) + GAME_SESSION_MS).toISOString(),
    };
    const outcome = await store.execute({
      name: 'sitDown',
      at: now,
      key,
      streams: {
        launch: streamOf(launchKind, launchId),
        sitting: streamOf(sittingKind, sitting),
        seat: streamOf(seatKind, seat),
        wallet: streamOf(walletKind, wallet),
      },
      decide: (states) =>
        decideSitDown(states, {
          sitting,
          opened,
          commit: commitOf(serverSeedOf(secrets, seat, 0)),
          clientSeed: secrets.derive('client seed', seat).slice(0, 16),
          now,
        }),
    });
    if ('refused' in outcome) return outcome;
    return comeBack(secrets.seal('sitting', outcome.answer.sitting), now);
  };

  const bet = async ({ body, now, key }: Asked<typeof play.openRound>) => {
    const sitting = await sittingOf(body.session, now);
    const listing = sitting && catalogue.find(sitting.game);
    if (sitting === undefined || listing === undefined) return refused('link-invalid');
    const round = newId('round');
    const outcome = await store.execute({
      name: 'openRound',
      at: now,
      key: { ...key, scope: `openRound ${sitting.id}` },
      streams: {
        seat: streamOf(seatKind, sitting.seat),
        round: streamOf(roundKind, round),
        wallet: streamOf(walletKind, sitting.wallet),
      },
      decide: ({ seat, ...states }) => {
        const opened = decideOpen(seat, round);
        if ('refused' in opened) return opened;
        const { commit = '', clientSeed, nonce, seedIndex } = seat;
        const serverSeed = serverSeedOf(secrets, sitting.seat, seedIndex);
        const order = { stake: body.stake, bet: body.bet ?? {} };
        const step = listing.rules.open(order, fairDraw({ serverSeed, clientSeed, nonce }));
        if (isRefusedStep(step)) return refuse(problem(step.refused, { field: step.field }));
        const taken = supplier.bet(states, round, {
          tx: `${round}-bet`,
          at: now,
          wallet: sitting.wallet,
          game: sitting.game,
          currency: sitting.currency,
          stake: body.stake,
          bet: order.bet as Json,
          outcome: step.outcome,
          pays: step.pays,
          fairness: { commit, clientSeed, nonce, seat: sitting.seat, seedIndex },
        });
        if ('refused' in taken) return taken;
        return accept({ ...opened.events, ...taken.events }, { round });
      },
    });
    if ('refused' in outcome) return outcome;
    return told(sitting, outcome.answer.round);
  };

  const told = async (sitting: Seated, round: string) => {
    const [seat, state, balance] = await Promise.all([
      store.load(streamOf(seatKind, sitting.seat)),
      store.load(streamOf(roundKind, round)),
      balanceOf(sitting),
    ]);
    const answer = roundOf(secrets, round, state, seat);
    return answer === undefined ? refused('not-found') : { round: answer, balance };
  };

  const settle = async ({ body, params, now, key }: Asked<typeof play.settleRound>) => {
    const sitting = await sittingOf(body.session, now);
    if (sitting === undefined) return refused('link-invalid');
    const outcome = await store.execute({
      name: 'settleRound',
      at: now,
      key: { ...key, scope: `settleRound ${sitting.id}` },
      streams: {
        seat: streamOf(seatKind, sitting.seat),
        round: streamOf(roundKind, params.id),
        wallet: streamOf(walletKind, sitting.wallet),
      },
      decide: ({ seat, ...states }) => {
        if (states.round.bet?.fairness.seat !== sitting.seat) return refuse(problem('not-found'));
        const won = supplier.win(states, params.id, `${params.id}-win`, now);
        if ('refused' in won) return won;
        const closed = decideClose(seat, params.id);
        if ('refused' in closed) return closed;
        return accept({ ...won.events, ...closed.events }, null);
      },
    });
    if ('refused' in outcome) return outcome;
    return told(sitting, params.id);
  };

  const rotate = async ({ body, now, key }: Asked<typeof play.rotateSeed>) => {
    const sitting = await sittingOf(body.session, now);
    if (sitting === undefined) return refused('link-invalid');
    const outcome = await store.execute({
      name: 'rotateSeed',
      at: now,
      key: { ...key, scope: `rotateSeed ${sitting.id}` },
      streams: { seat: streamOf(seatKind, sitting.seat) },
      decide: ({ seat }) => {
        const next = {
          serverSeed: serverSeedOf(secrets, sitting.seat, seat.seedIndex),
          commit: commitOf(serverSeedOf(secrets, sitting.seat, seat.seedIndex + 1)),
          clientSeed: body.clientSeed ?? seat.clientSeed,
        };
        const decision = decideRotate(seat, next);
        if ('refused' in decision) return decision;
        const revealed = { ...decision.answer, serverSeed: next.serverSeed };
        const following = { commit: next.commit, clientSeed: next.clientSeed, nonce: 0 };
        return accept(decision.events, { revealed, next: following });
      },
    });
    return 'refused' in outcome ? outcome : outcome.answer;
  };

  const own = async ({ caller, params }: Asked<typeof play.getRound>) => {
    const state = await store.load(streamOf(roundKind, params.id));
    if (state.bet === undefined || state.bet.wallet !== caller.player) return refused('not-found');
    const seat = await store.load(streamOf(seatKind, state.bet.fairness.seat));
    return roundOf(secrets, params.id, state, seat) ?? refused('not-found');
  };

  return [
    on(play.openSession, sitDown),
    on(play.openRound, bet),
    on(play.settleRound, settle),
    on(play.rotateSeed, rotate),
    on(play.getRound, own),
  ];
};
