import * as play from '../../contract/play';
import type { GameRules, Json } from '../../games/engine';
import { commitOf } from '../../games/fair/fair.rules';
import type { Risk } from '../cap/cap.moves';
import { type Asked, answerOf, on, type Route, refused } from '../http/route';
import { type JackpotState, jackpotKind, jackpotOf } from '../jackpot/jackpot.events';
import { launchKind } from '../launch/launch.events';
import type { Platform } from '../platform';
import { flownSeed, loadRound, roundOf } from '../round/round.answer';
import { roundKind } from '../round/round.events';
import { newId } from '../secret/secret';
import { spinKind } from '../spin/spin.events';
import { spinQuery } from '../spin/spin.query';
import { streamOf } from '../store/stream';
import { type WalletState, walletKind } from '../wallet/wallet.events';
import { decideBoard, decideCashOut } from './flight.decider';
import { gateStreams } from './gate.moves';
import {
  decideActRound,
  decideOpenFreeRound,
  decideOpenRound,
  decideSettleRound,
  type Footing,
  type PlayStates,
} from './play.decider';
import { lawsOf } from './play.eligibility';
import { decideRotate } from './seat.decider';
import { seatKind } from './seat.events';
import { seedAt, serverSeedOf } from './seat.seed';
import { decideSitDown } from './sitting.decider';
import { sittingKind } from './sitting.events';
import { openedBy, type Seated, seatedIn, seatFor } from './sitting.moves';

/** The most that a choice or a step may weigh as JSON: it is kept in the log for ever. */
const WISH_CHARS = 8_000;

/** What the player chose, as the log may keep it; undefined when it is too large to be meant. */
const wishOf = (given: unknown): Json | undefined => {
  const wish = (given ?? {}) as Json;
  return JSON.stringify(wish).length > WISH_CHARS ? undefined : wish;
};

/** The in-house supplier's calls: sit down, bet, act, win, rotate the seed [decisions 23–25]. */
export const playRoutes = (platform: Platform): Route[] => {
  const { store, secrets, catalogue, caps, stakes, countries, flights } = platform;
  const laws = lawsOf(platform);
  const freeSpins = spinQuery(platform);
  /** The sitting behind a secret, while it lasts. */
  const sittingOf = async (secret: string, now: string): Promise<Seated | undefined> => {
    const id = secrets.open('sitting', secret);
    if (id === undefined) return undefined;
    return seatedIn(await store.load(streamOf(sittingKind, id)), id, now);
  };

  const footingOf = (sitting: Seated, address: string, at: string): Footing => ({
    sitting,
    country: countries.locate(address).country,
    laws,
    at,
  });

  const balanceIn = ({ balances }: WalletState, { currency }: Seated): number =>
    balances[currency] ?? 0;

  const balanceOf = async (sitting: Seated): Promise<number> =>
    balanceIn(await store.load(streamOf(walletKind, sitting.wallet)), sitting);

  const jackpotAt = (sitting: Seated): Promise<JackpotState> =>
    store.load(streamOf(jackpotKind, jackpotOf(sitting)));

  /** What stands in the jackpot of a sitting's game: its seed, while nobody has fed it. */
  const potIn = (sitting: Seated, { isSeeded, amount }: JackpotState): { pot?: number } => {
    const terms = catalogue.find(sitting.game)?.rules?.jackpot;
    return terms === undefined ? {} : { pot: isSeeded ? amount : terms.seed };
  };

  /** Free spins that are to be played next at a sitting. */
  const spinsAt = async ({ wallet, game, currency }: Seated) => {
    const spins = await freeSpins.at(wallet, game, currency);
    return spins === undefined ? {} : { spins };
  };

  const seated = async (sitting: Seated): Promise<play.PlaySession> => {
    const [seat, balance, jackpot] = await Promise.all([
      store.load(streamOf(seatKind, sitting.seat)),
      balanceOf(sitting),
      jackpotAt(sitting),
    ]);
    const open = seat.round === undefined ? undefined : await loadRound(platform, seat.round);
    const offered = stakes.of(sitting.game, sitting.currency);
    return {
      session: secrets.seal('sitting', sitting.id),
      gameId: sitting.game,
      currency: sitting.currency,
      balance,
      fairness: {
        commit: seat.commit ?? '',
        clientSeed: seat.clientSeed,
        nonce: seat.nonce,
        next: commitOf(serverSeedOf(secrets, sitting.seat, seat.seedIndex + 1)),
      },
      ...potIn(sitting, jackpot),
      ...(offered && { stakes: [...offered] }),
      ...(await spinsAt(sitting)),
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
    const sitting = newId('sitting');
    const opened = openedBy(launch, sitting, now);
    // A third party's game sits down at its own place.
    if (opened === undefined || catalogue.find(opened.game)?.rules === undefined) {
      return refused('link-invalid');
    }
    const seat = seatFor(opened);
    const outcome = await store.execute({
      name: 'sitDown',
      at: now,
      key,
      streams: {
        launch: streamOf(launchKind, launchId),
        sitting: streamOf(sittingKind, sitting),
        seat: streamOf(seatKind, seat),
        wallet: streamOf(walletKind, opened.wallet),
      },
      decide: (states) =>
        decideSitDown(states, {
          sitting,
          opened: { ...opened, seat },
          commit: commitOf(serverSeedOf(secrets, seat, 0)),
          now,
        }),
    });
    if ('refused' in outcome) return outcome;
    return comeBack(secrets.seal('sitting', outcome.answer.sitting), now);
  };

  /** A bet on the flight that boards now, of whichever seat [decision 144]. */
  const board = async (
    sitting: Seated,
    rules: GameRules,
    wish: Json,
    { round, risk }: { round: string; risk: Risk },
    { body, address, now, key }: Asked<typeof play.openRound>,
  ) => {
    const { flight } = await flights.at(sitting.game, Date.parse(now));
    const outcome = await store.perform({
      name: 'boardFlight',
      at: now,
      key: { ...key, scope: `openRound ${sitting.id}` },
      streams: {
        seat: streamOf(seatKind, sitting.seat),
        round: streamOf(roundKind, round),
        wallet: streamOf(walletKind, sitting.wallet),
        ...gateStreams(sitting),
      },
      decide: (states) =>
        decideBoard(states, {
          ...footingOf(sitting, address, now),
          id: round,
          rules,
          risk,
          flight,
          stake: body.stake,
          bet: wish,
        }),
    });
    if ('refused' in outcome) return outcome;
    return told(sitting, outcome.answer.round, outcome.states);
  };

  const bet = async (asked: Asked<typeof play.openRound>) => {
    const { body, now } = asked;
    const sitting = await sittingOf(body.session, now);
    const own = sitting && catalogue.find(sitting.game)?.rules;
    if (sitting === undefined || own === undefined) return refused('link-invalid');
    const wish = wishOf(body.bet);
    if (wish === undefined) return refused('stake-refused', { field: 'bet' });
    // What was given is played at the stake that it was given with.
    const rules = body.free === undefined ? stakes.rulesIn(own, sitting) : own;
    return caps.within(sitting, (risk) => {
      const opening = { round: newId('round'), risk };
      return rules.isShared
        ? board(sitting, rules, wish, opening, asked)
        : open(sitting, rules, wish, opening, asked);
    });
  };

  /** A bet at a seat of one's own. */
  const open = async (
    sitting: Seated,
    rules: GameRules,
    wish: Json,
    { round, risk }: { round: string; risk: Risk },
    { body, address, now, key }: Asked<typeof play.openRound>,
  ) => {
    const command = {
      name: 'openRound',
      at: now,
      key: { ...key, scope: `openRound ${sitting.id}` },
    };
    const streams = {
      seat: streamOf(seatKind, sitting.seat),
      round: streamOf(roundKind, round),
      wallet: streamOf(walletKind, sitting.wallet),
      // Of a game without a jackpot this is a stream that never gets an event.
      jackpot: streamOf(jackpotKind, jackpotOf(sitting)),
      ...gateStreams(sitting),
    };
    const order = {
      ...footingOf(sitting, address, now),
      id: round,
      rules,
      risk,
      stake: body.stake,
      bet: wish,
      serverSeed: seedAt(secrets, sitting.seat),
      clientSeed: body.clientSeed,
    };
    const { free } = body;
    const outcome =
      free === undefined
        ? await store.perform({
            ...command,
            streams,
            decide: (states) => decideOpenRound(states, order),
          })
        : await store.perform({
            ...command,
            streams: { ...streams, spin: streamOf(spinKind, free) },
            decide: (states) => decideOpenFreeRound(states, { ...order, free }),
          });
    if ('refused' in outcome) return outcome;
    const { answer, states } = outcome;
    const jackpot = states?.jackpot ?? (await jackpotAt(sitting));
    const became = await told(sitting, answer.round, states);
    if ('refused' in became) return became;
    const spins = free === undefined ? {} : await spinsAt(sitting);
    return { ...became, ...potIn(sitting, jackpot), ...spins };
  };

  /** What became of a round, and what its wallet holds: from its command, or read for a repetition. */
  const told = async (
    sitting: Seated,
    round: string,
    states?: Pick<PlayStates, 'round' | 'seat' | 'wallet'>,
  ) => {
    const [found, balance] =
      states === undefined
        ? await Promise.all([loadRound(platform, round), balanceOf(sitting)])
        : [
            {
              round: roundOf(
                platform,
                round,
                states.round,
                states.seat,
                await flownSeed(platform, states.round),
              ),
            },
            balanceIn(states.wallet, sitting),
          ];
    return found?.round === undefined ? refused('not-found') : { round: found.round, balance };
  };

  /** A rider's step: the server's time decides what it pays [decision 144]. */
  const leave = async (
    sitting: Seated,
    rules: GameRules,
    wish: Json,
    { params, now, key }: Pick<Asked<typeof play.actRound>, 'params' | 'now' | 'key'>,
  ) => {
    const kind = String((wish as { kind?: unknown } | null)?.kind);
    const outcome = await store.perform({
      name: 'leaveFlight',
      at: now,
      key: { ...key, scope: `actRound ${sitting.id}` },
      streams: {
        seat: streamOf(seatKind, sitting.seat),
        round: streamOf(roundKind, params.id),
        wallet: streamOf(walletKind, sitting.wallet),
      },
      decide: (states) =>
        decideCashOut(states, { round: params.id, seat: sitting.seat, rules, kind, at: now }),
    });
    if ('refused' in outcome) return outcome;
    return told(sitting, params.id, outcome.states);
  };

  const act = async ({ body, params, address, now, key }: Asked<typeof play.actRound>) => {
    const sitting = await sittingOf(body.session, now);
    const rules = sitting && catalogue.find(sitting.game)?.rules;
    if (sitting === undefined || rules === undefined) return refused('link-invalid');
    const wish = wishOf(body.action);
    if (wish === undefined) return refused('body-invalid', { field: 'body.action' });
    if (rules.isShared) return leave(sitting, rules, wish, { params, now, key });
    const outcome = await store.perform({
      name: 'actRound',
      at: now,
      key: { ...key, scope: `actRound ${sitting.id}` },
      streams: {
        seat: streamOf(seatKind, sitting.seat),
        round: streamOf(roundKind, params.id),
        wallet: streamOf(walletKind, sitting.wallet),
        ...gateStreams(sitting),
      },
      decide: (states) =>
        decideActRound(states, {
          ...footingOf(sitting, address, now),
          round: params.id,
          rules,
          turn: body.turn,
          action: wish,
        }),
    });
    if ('refused' in outcome) return outcome;
    return told(sitting, params.id, outcome.states);
  };

  const settle = async ({ body, params, now, key }: Asked<typeof play.settleRound>) => {
    const sitting = await sittingOf(body.session, now);
    if (sitting === undefined) return refused('link-invalid');
    const outcome = await store.perform({
      name: 'settleRound',
      at: now,
      key: { ...key, scope: `settleRound ${sitting.id}` },
      streams: {
        seat: streamOf(seatKind, sitting.seat),
        round: streamOf(roundKind, params.id),
        wallet: streamOf(walletKind, sitting.wallet),
      },
      decide: (states) =>
        decideSettleRound(states, { round: params.id, seat: sitting.seat, at: now }),
    });
    if ('refused' in outcome) return outcome;
    return told(sitting, params.id, outcome.states);
  };

  const rotate = async ({ body, now, key }: Asked<typeof play.rotateSeed>) => {
    const sitting = await sittingOf(body.session, now);
    if (sitting === undefined) return refused('link-invalid');
    const outcome = await store.execute({
      name: 'rotateSeed',
      at: now,
      key: { ...key, scope: `rotateSeed ${sitting.id}` },
      streams: { seat: streamOf(seatKind, sitting.seat) },
      decide: ({ seat }) =>
        decideRotate(seat, {
          serverSeed: seedAt(secrets, sitting.seat),
          clientSeed: body.clientSeed,
        }),
    });
    return answerOf(outcome);
  };

  return [
    on(play.openSession, sitDown),
    on(play.openRound, bet),
    on(play.actRound, act),
    on(play.settleRound, settle),
    on(play.rotateSeed, rotate),
  ];
};
