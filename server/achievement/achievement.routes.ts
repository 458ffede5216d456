import * as contract from '../../contract/achievement';
import { COINS } from '../../contract/limits';
import { type Asked, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { gateStreams } from '../play/gate.moves';
import { lawsOf } from '../play/play.eligibility';
import { standingOf } from '../profile/profile.standing';
import { protectionKind } from '../protection/protection.events';
import { scratcherKind } from '../scratcher/scratcher.events';
import { cardCommits } from '../scratcher/scratcher.seed';
import { idNamed } from '../secret/secret';
import { streamOf } from '../store/stream';
import { walletKind } from '../wallet/wallet.events';
import { decideActivate, decideCollect } from './achievement.decider';
import { achievementKind } from './achievement.events';
import { achievementQuery } from './achievement.query';

/** Cards that an achievement pays. */
const CARDS = 1;

/** Achievements [§4, §7 B achievements, decision 28]. */
export const achievementRoutes = (platform: Platform): Route[] => {
  const { store, secrets, countries, catalogue, achievements, scratchers } = platform;
  const laws = lawsOf(platform);
  const { page, ofGame, byId, achieved } = achievementQuery(platform);

  /** How it stands now, with the coins: what both commands answer. */
  const answer = async (player: string, id: string) => {
    const [found, { balances }] = await Promise.all([
      byId(player, [id]),
      store.load(streamOf(walletKind, player)),
    ]);
    const achievement = found.get(id);
    return achievement === undefined
      ? refused('not-found')
      : { achievement, balance: balances[COINS] ?? 0 };
  };

  const activate = async ({
    caller,
    body,
    address,
    now,
    key,
  }: Asked<typeof contract.activateAchievement>) => {
    const { player, session } = caller;
    const id = typeof body.achievement === 'string' ? body.achievement : body.achievement._id;
    const entrant = {
      player,
      session,
      game: id,
      currency: COINS,
      country: countries.locate(address).country,
      at: now,
    };
    const outcome = await store.execute({
      name: 'activateAchievement',
      at: now,
      key,
      streams: {
        achievement: streamOf(achievementKind, player),
        wallet: streamOf(walletKind, player),
        ...gateStreams(entrant),
      },
      decide: (states) =>
        decideActivate(states, {
          definition: achievements.find(id),
          movement: idNamed('achievement', `${id} ${player} ${now}`),
          entrant,
          laws,
        }),
    });
    return 'refused' in outcome ? outcome : answer(player, id);
  };

  const collect = async ({
    caller: { player },
    body: { achievedId: id },
    now,
    key,
  }: Asked<typeof contract.collectAchievement>) => {
    const scratcher = idNamed('scratcher', `${id} ${player}`);
    const outcome = await store.execute({
      name: 'collectAchievement',
      at: now,
      key,
      streams: {
        achievement: streamOf(achievementKind, player),
        wallet: streamOf(walletKind, player),
        protection: streamOf(protectionKind, player),
        scratcher: streamOf(scratcherKind, scratcher),
      },
      decide: (states) =>
        decideCollect(states, {
          definition: achievements.find(id),
          movement: idNamed('achievement', `${id} ${player}`),
          player,
          commits: cardCommits(secrets, scratcher, CARDS),
          keptOf: (typeId) => scratchers.kept(typeId),
          at: now,
        }),
    });
    return 'refused' in outcome ? outcome : answer(player, id);
  };

  /** Whether the caller may read of this player: blocked, erased and unknown are one [decision 18]. */
  const mayRead = async (caller: string | undefined, player: string): Promise<boolean> =>
    (await standingOf(platform, caller, player)) !== 'hidden';

  return [
    on(contract.listAchievements, async ({ caller, query: { playerId, ...wanted } }) => {
      if (playerId === undefined || playerId === caller?.player)
        return page(caller?.player, wanted);
      return (await mayRead(caller?.player, playerId))
        ? achieved(playerId, wanted)
        : refused('not-found');
    }),
    on(contract.achievementsOfGame, async ({ caller, params: { id } }) =>
      catalogue.find(id)?.game._id === id
        ? { items: await ofGame(caller?.player, id) }
        : refused('not-found'),
    ),
    on(
      contract.readAchievement,
      async ({ caller, params: { id } }) =>
        (await byId(caller?.player, [id])).get(id) ?? refused('not-found'),
    ),
    on(contract.achievedBy, async ({ caller, query: { playerId, ...wanted } }) => {
      const player = playerId ?? caller?.player;
      if (player === undefined) return refused('not-signed-in');
      return (await mayRead(caller?.player, player))
        ? achieved(player, wanted)
        : refused('not-found');
    }),
    on(contract.activateAchievement, activate),
    on(contract.collectAchievement, collect),
  ];
};
