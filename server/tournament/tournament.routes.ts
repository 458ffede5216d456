import * as contract from '../../contract/tournament';
import { type Asked, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { gateStreams } from '../play/gate.moves';
import { lawsOf } from '../play/play.eligibility';
import { thresholds } from '../player/player.answer';
import { streamOf } from '../store/stream';
import { walletKind } from '../wallet/wallet.events';
import { decideJoin, decideLeave, decideRemind } from './entry.decider';
import { entryStreams, movementOf } from './tournament.command';
import { tournamentQuery } from './tournament.query';

/** Tournaments [§2, §7 B tournaments, decisions 26, 114]. */
export const tournamentRoutes = (platform: Platform): Route[] => {
  const { store, countries } = platform;
  const laws = lawsOf(platform);
  const query = tournamentQuery(platform);
  const countryAt = (address: string): string => countries.locate(address).country;

  /** How it stands now, with the balance: what both commands of money answer. */
  const answer = async (id: string, player: string, address: string) => {
    const [known, { balances }] = await Promise.all([
      query.find(id),
      store.load(streamOf(walletKind, player)),
    ]);
    return known === undefined
      ? refused('not-found')
      : {
          tournament: await query.detail(known, { player, country: countryAt(address) }),
          balance: balances[known.terms.currency] ?? 0,
        };
  };

  const join = async ({
    caller: { player, session },
    body: { _id: id },
    address,
    now,
    key,
  }: Asked<typeof contract.joinTournament>) => {
    const entrant = { session, country: countryAt(address) };
    const outcome = await store.execute({
      name: 'joinTournament',
      at: now,
      key,
      streams: { ...entryStreams(id, player), ...gateStreams({ player, session }) },
      decide: (states) =>
        decideJoin(states, {
          tournament: id,
          player,
          movement: movementOf('join', id, player, now),
          entrant,
          laws,
          thresholds,
          at: now,
        }),
    });
    return 'refused' in outcome ? outcome : answer(id, player, address);
  };

  const leave = async ({
    caller: { player },
    body: { _id: id },
    address,
    now,
    key,
  }: Asked<typeof contract.leaveTournament>) => {
    const movement = movementOf('leave', id, player, now);
    const outcome = await store.execute({
      name: 'leaveTournament',
      at: now,
      key,
      streams: entryStreams(id, player),
      decide: (states) => decideLeave(states, { tournament: id, player, movement, at: now }),
    });
    return 'refused' in outcome ? outcome : answer(id, player, address);
  };

  const remind = async ({
    caller: { player },
    body: { _id: id, remind: wanted },
    address,
    now,
    key,
  }: Asked<typeof contract.remindOfTournament>) => {
    const { wallet: _, ...streams } = entryStreams(id, player);
    const outcome = await store.execute({
      name: 'remindOfTournament',
      at: now,
      key,
      streams,
      decide: (states) => decideRemind(states, wanted, now),
    });
    return 'refused' in outcome ? outcome : answer(id, player, address);
  };

  return [
    on(contract.homeTournaments, ({ caller }) => query.home(caller?.player)),

    on(contract.listTournaments, ({ caller, body: { page, perPage, ...filter } }) =>
      query.list(caller?.player, filter, { page, perPage }),
    ),

    on(contract.readTournament, async ({ caller, params: { id }, address }) => {
      const known = await query.find(id);
      return known === undefined
        ? refused('not-found')
        : query.detail(known, { player: caller?.player, country: countryAt(address) });
    }),

    on(contract.tournamentStanding, async ({ caller: { player }, params: { id } }) => {
      const known = await query.find(id);
      return known === undefined ? refused('not-found') : query.standingIn(known, player);
    }),

    on(contract.tournamentLeaderboard, async ({ caller, params: { id }, query: paging }) => {
      const known = await query.find(id);
      return known === undefined
        ? refused('not-found')
        : query.leaderboard(known, caller?.player, paging);
    }),

    on(contract.tournamentRounds, async ({ caller, params: { id }, query: wanted }) => {
      const known = await query.find(id);
      return known === undefined
        ? refused('not-found')
        : query.rounds(known, caller?.player, wanted);
    }),

    on(contract.joinTournament, join),
    on(contract.leaveTournament, leave),
    on(contract.remindOfTournament, remind),
  ];
};
