import { GAME_SESSION_MS } from '../../contract/limits';
import * as play from '../../contract/play';
import { problem } from '../../contract/problems';
import { isRefused as isRefusedStep, type Json } from '../../games/engine';
import { commitOf, fairDraw } from '../../games/fair/fair.rules';
import { type Asked, on, type Route, refused } from '../http/route';
import { jackpotKind, jackpotOf } from '../jackpot/jackpot.events';
import { feed } from '../jackpot/jackpot.moves';
import { launchKind } from '../launch/launch.events';
import type { Platform } from '../platform';
import { loadRound } from '../round/round.answer';
import { roundKind } from '../round/round.events';
import { seamlessWallet } from '../round/round.wallet';
import { newId } from '../secret/secret';
import { accept, refuse } from '../store/decision';
import { streamOf } from '../store/stream';
import { walletKind } from '../wallet/wallet.events';
import { decideClose, decideOpen, decideRotate } from './seat.decider';
import { seatKind } from './seat.events';
import { serverSeedOf } from './seat.seed';
import { decideSitDown } from './sitting.decider';
import { sittingKind } from './sitting.events';

/** The most that a choice or a step may weigh as JSON: it is kept in the log for ever. */
const WISH_CHARS = 8_000;

/** What the player chose, as the log may keep it; undefined when it is too large to be meant. */
const wishOf = (given: unknown): Json | undefined => {
  const wish = (given ?? {}) as Json;
  return JSON.stringify(wish).length > WISH_CHARS ? undefined : wish;
};

/** The in-house supplier's calls: sit down, bet, act, win, rotate the seed [decisions 23–25]. */
export const playRoutes = ({ store, secrets, catalogue }: Platform): Route[] => {
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
      seat.round === undefined ? undefined : await loadRound({ store, secrets }, seat.round);
    return {
      session: secrets.seal('sitting', sitting.id),
      gameId: sitting.game,
      currency: sitting.currency,
      balance,
      fairness: { commit: seat.commit ?? '', clientSeed: seat.clientSeed, nonce: seat.nonce },
      ...(open === undefined ? {} : { round: open.round }),
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
    // A third party's game sits down at its own place.
    if (catalogue.find(game)?.rules === undefined) return refused('link-invalid');
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
    const rules = sitting && catalogue.find(sitting.game)?.rules;
    if (sitting === undefined || rules === undefined) return refused('link-invalid');
    const wish = wishOf(body.bet);
    if (wish === undefined) return refused('stake-refused', { field: 'bet' });
    const round = newId('round');
    const outcome = await store.execute({
      name: 'openRound',
      at: now,
      key: { ...key, scope: `openRound ${sitting.id}` },
      streams: {
        seat: streamOf(seatKind, sitting.seat),
        round: streamOf(roundKind, round),
        wallet: streamOf(walletKind, sitting.wallet),
        // Of a game without a jackpot this is a stream that never gets an event.
        jackpot: streamOf(jackpotKind, jackpotOf(sitting)),
      },
      decide: ({ seat, jackpot, ...states }) => {
        const opened = decideOpen(seat, round);
        if ('refused' in opened) return opened;
        const { commit = '', clientSeed, nonce, seedIndex } = seat;
        const serverSeed = serverSeedOf(secrets, sitting.seat, seedIndex);
        const order = { stake: body.stake, bet: wish };
        const step = rules.open(order, fairDraw({ serverSeed, clientSeed, nonce }));
        if (isRefusedStep(step)) return refuse(problem(step.refused, { field: step.field }));
        const fed =
          rules.jackpot === undefined
            ? { events: [], won: 0 }
            : feed(jackpot, rules.jackpot, {
                round,
                currency: sitting.currency,
                stake: body.stake,
                wins: step.jackpot === true,
              });
        const taken = seamlessWallet.bet(states, round, {
          tx: `${round}-bet`,
          at: now,
          wallet: sitting.wallet,
          game: sitting.game,
          currency: sitting.currency,
          stake: body.stake,
          bet: wish,
          outcome: step.outcome,
          state: step.state,
          choices: step.choices,
          pays: step.pays,
          ...(fed.won === 0 ? {} : { jackpot: fed.won }),
          fairness: { commit, clientSeed, nonce, seat: sitting.seat, seedIndex },
        });
        if ('refused' in taken) return taken;
        return accept({ ...opened.events, ...taken.events, jackpot: fed.events }, { round });
      },
    });
    if ('refused' in outcome) return outcome;
    return told(sitting, outcome.answer.round);
  };

  const told = async (sitting: Seated, round: string) => {
    const [found, balance] = await Promise.all([
      loadRound({ store, secrets }, round),
      balanceOf(sitting),
    ]);
    return found === undefined ? refused('not-found') : { round: found.round, balance };
  };

  const act = async ({ body, params, now, key }: Asked<typeof play.actRound>) => {
    const sitting = await sittingOf(body.session, now);
    const rules = sitting && catalogue.find(sitting.game)?.rules;
    if (sitting === undefined || rules === undefined) return refused('link-invalid');
    const wish = wishOf(body.action);
    if (wish === undefined) return refused('body-invalid', { field: 'body.action' });
    const outcome = await store.execute({
      name: 'actRound',
      at: now,
      key: { ...key, scope: `actRound ${sitting.id}` },
      streams: {
        round: streamOf(roundKind, params.id),
        wallet: streamOf(walletKind, sitting.wallet),
      },
      decide: (states) =>
        states.round.bet?.fairness?.seat === sitting.seat
          ? seamlessWallet.act(states, params.id, {
              tx: `${params.id}-act-${body.turn}`,
              at: now,
              turn: body.turn,
              action: wish,
              play: (state) => rules.act(state, wish),
            })
          : refuse(problem('not-found')),
    });
    if ('refused' in outcome) return outcome;
    return told(sitting, params.id);
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
        if (states.round.bet?.fairness?.seat !== sitting.seat) return refuse(problem('not-found'));
        const won = seamlessWallet.win(states, params.id, { tx: `${params.id}-win`, at: now });
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

  return [
    on(play.openSession, sitDown),
    on(play.openRound, bet),
    on(play.actRound, act),
    on(play.settleRound, settle),
    on(play.rotateSeed, rotate),
  ];
};
