import { daysBetween, EPOCH } from '../../contract/day.rules';
import { COINS } from '../../contract/limits';
import * as contract from '../../contract/mission';
import { type Asked, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { playerKind } from '../player/player.events';
import { protectionKind } from '../protection/protection.events';
import { idNamed } from '../secret/secret';
import { spinPlace } from '../spin/spin.catalogue';
import { spinKind } from '../spin/spin.events';
import { streamOf } from '../store/stream';
import { walletKind } from '../wallet/wallet.events';
import { drawnFor, missionOf } from './mission.catalogue';
import { decideCollectMission } from './mission.decider';
import { missionKind } from './mission.events';
import { missionQuery } from './mission.query';

/** Missions of the day [decisions 44, 122]. */
export const missionRoutes = (platform: Platform): Route[] => {
  const { store, missions: tables } = platform;
  const { list, byId } = missionQuery(platform);

  const collect = async ({
    caller: { player },
    body: { missionId: id },
    now,
    key,
  }: Asked<typeof contract.collectMission>) => {
    const named = missionOf(id);
    if (named === undefined) return refused('not-found');
    const { day } = named;
    const missions = drawnFor(tables.on(day), player, day);
    const drawn = missions.map(({ name }) => name);
    const definition = missions.find(({ name }) => name === named.name);
    const place = spinPlace(daysBetween(EPOCH, day));
    const movement = idNamed('mission', `${id} ${player}`);
    const wallet = streamOf(walletKind, player);
    const outcome = await store.execute({
      name: 'collectMission',
      at: now,
      key,
      streams: {
        mission: streamOf(missionKind, player),
        player: streamOf(playerKind, player),
        protection: streamOf(protectionKind, player),
        wallet,
        spin: streamOf(spinKind, idNamed('spins', `${day} ${player}`)),
      },
      decide: (states) =>
        decideCollectMission(states, {
          ...{ id, player, day, drawn, definition, place, movement },
          at: now,
        }),
    });
    if ('refused' in outcome) return outcome;
    const [found, { balances }] = await Promise.all([byId(player, [id]), store.load(wallet)]);
    const mission = found.get(id);
    return mission === undefined
      ? refused('not-found')
      : { mission, balance: balances[COINS] ?? 0 };
  };

  return [
    on(contract.listMissions, ({ caller }) => list(caller.player)),
    on(contract.collectMission, collect),
  ];
};
