import { forgetDeviceToken, registerDeviceToken } from '../../contract/auth';
import { type Asked, on, type Route } from '../http/route';
import type { Platform } from '../platform';
import { playerKind } from '../player/player.events';
import { accept } from '../store/decision';
import { streamOf } from '../store/stream';

const done = { ok: true as const };

/** A browser that takes push messages: one a session, kept until it ends or is forgotten. */
export const pushRoutes = ({ store, sql }: Platform): Route[] => {
  const tokenOf = async (player: string, session: string): Promise<string | undefined> => {
    const [row] = await sql<{ token: string }[]>`
      select token from push_devices where player = ${player} and session = ${session}`;
    return row?.token;
  };

  const register = async ({ caller, body, now, key }: Asked<typeof registerDeviceToken>) => {
    const { player, session } = caller;
    const { token, deviceName } = body;
    // Pages say it each time that they start: the log must not grow by what it knows.
    if ((await tokenOf(player, session)) === token) return done;
    const outcome = await store.execute({
      name: 'registerDeviceToken',
      at: now,
      key,
      streams: { player: streamOf(playerKind, player) },
      decide: () =>
        accept(
          { player: [{ type: 'player.deviceRegistered' as const, session, token, deviceName }] },
          done,
        ),
    });
    return 'refused' in outcome ? outcome : outcome.answer;
  };

  const forget = async ({ caller, now, key }: Asked<typeof forgetDeviceToken>) => {
    const { player, session } = caller;
    if ((await tokenOf(player, session)) === undefined) return done;
    const outcome = await store.execute({
      name: 'forgetDeviceToken',
      at: now,
      key,
      streams: { player: streamOf(playerKind, player) },
      decide: () =>
        accept({ player: [{ type: 'player.deviceForgotten' as const, session }] }, done),
    });
    return 'refused' in outcome ? outcome : outcome.answer;
  };

  return [on(registerDeviceToken, register), on(forgetDeviceToken, forget)];
};
