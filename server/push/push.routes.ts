import { forgetDeviceToken, registerDeviceToken } from '../../contract/auth';
import { type Asked, answerOf, done, on, type Route } from '../http/route';
import type { Platform } from '../platform';
import { playerKind } from '../player/player.events';
import { recordsNothing } from '../store/decision';
import { streamOf } from '../store/stream';
import { decideForget, decideRegister } from './push.decider';

/** A browser that takes push messages: one a session, kept until it ends or is forgotten. */
export const pushRoutes = ({ store, sql }: Platform): Route[] => {
  const tokenOf = async (player: string, session: string): Promise<string | undefined> => {
    const [row] = await sql<{ token: string }[]>`
      select token from push_devices where player = ${player} and session = ${session}`;
    return row?.token;
  };

  type Asking = Pick<Asked<typeof forgetDeviceToken>, 'caller' | 'now' | 'key'>;
  const record = async (
    name: string,
    { caller, now, key }: Asking,
    decision: ReturnType<typeof decideRegister>,
  ) => {
    if ('refused' in decision || recordsNothing(decision)) return done;
    const streams = { player: streamOf(playerKind, caller.player) };
    const outcome = await store.execute({ name, at: now, key, streams, decide: () => decision });
    return answerOf(outcome);
  };

  const register = async (asked: Asked<typeof registerDeviceToken>) => {
    const { player, session } = asked.caller;
    const { token, deviceName } = asked.body;
    const decision = decideRegister(await tokenOf(player, session), { session, token, deviceName });
    return record('registerDeviceToken', asked, decision);
  };

  const forget = async (asked: Asked<typeof forgetDeviceToken>) => {
    const { player, session } = asked.caller;
    return record(
      'forgetDeviceToken',
      asked,
      decideForget(await tokenOf(player, session), session),
    );
  };

  return [on(registerDeviceToken, register), on(forgetDeviceToken, forget)];
};
