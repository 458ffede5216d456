import type { Problem } from '../../contract/problems';
import { port } from '../kit/port';
import type { PushGap, PushPermission, PushWord } from './push.events';

type Answered = { type: 'push.answered'; permission: PushPermission };

export const pushPorts = {
  /** Starts the service worker, which also keeps the shell for when there is no network. */
  'push.prepare': port<
    undefined,
    | { type: 'push.prepared'; permission: PushPermission }
    | { type: 'push.unsupported'; gap: PushGap }
  >('push.prepare'),
  /** The browser asks the player; it answers by itself where it was asked before. */
  'push.ask': port<undefined, Answered>('push.ask'),
  /**
   * Subscribes this browser under the platform's key, anew where that is another one now, and
   * tells the platform: PUT /auth/registerDeviceToken [§7 B].
   */
  'push.register': port<
    undefined,
    Answered | { type: 'push.registered' } | { type: 'push.refused'; problem: Problem }
  >('push.register'),
  /** Ends the subscription. `told`: DELETE /auth/registerDeviceToken; a session that ended is. */
  'push.drop': port<{ told: boolean }, { type: 'push.dropped' }>('push.drop'),
  /** Stays open: what the service worker tells. */
  'push.watch': port<undefined, PushWord>('push.watch'),
};
