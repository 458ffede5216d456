import { withAppName } from '../../contract/phrase.rules';
import { entices, type PushMessage, pushed, sentenceOf } from '../../contract/push';
import { type Told, toldBy } from '../notification/notification.sources';
import { translationsOf } from '../phrase/phrase.translation';
import { playerKind } from '../player/player.events';
import { protectionKind } from '../protection/protection.events';
import { shield } from '../protection/protection.moves';
import type { Consumer } from '../store/consumer';
import type { Sql } from '../store/database';
import type { Store } from '../store/store';
import { streamOf } from '../store/stream';
import { walletKind } from '../wallet/wallet.events';
import { decideForget } from './push.decider';
import { type SendPush, subscriptionOf } from './push.sender';

/** What is older is no news any more: a platform that was away does not ring for yesterday. */
const FRESH_MS = 60 * 60 * 1_000;

interface Device {
  readonly player: string;
  readonly session: string;
  readonly token: string;
}

interface PushDeps {
  readonly store: Pick<Store, 'load' | 'execute'>;
  readonly sql: Sql;
  readonly send: SendPush;
  readonly appName: () => string;
  readonly now: () => number;
}

/**
 * Pushes what players are told of to the browsers that they asked for it on. What they turned off
 * has no notification, so nothing is pushed; whether a screen shows it already, the browser's
 * service worker knows.
 */
export const pushConsumer = ({ store, sql, send, appName, now }: PushDeps): Consumer => {
  const devicesOf = (players: readonly string[]) => sql<Device[]>`
    select player, session, token from push_devices where player = any(${[...players]})`;

  const wantedOf = async (told: readonly Told[]) => {
    const rows = await sql<{ id: string; username: string | null }[]>`
      select n.id, p.username from notifications n left join players p on p.id = n.author
      where n.id = any(${told.map(({ id }) => id)}) and not n.hidden`;
    return new Map(rows.map(({ id, username }) => [id, username ?? '']));
  };

  const messageOf = async (told: Told, name: string): Promise<PushMessage> => {
    const { id, player, category, kind } = told;
    const { account } = await store.load(streamOf(playerKind, player));
    const language = account?.language ?? 'en-US';
    const texts = translationsOf(language);
    const says = sentenceOf(told);
    const text = texts[says] ?? says.slice(says.indexOf('.') + 1);
    return {
      id,
      category,
      language,
      title: withAppName('{app_name}', appName()),
      body: text.replace('{name}', name),
      url: pushed[kind].url,
    };
  };

  const forget = (player: string, session: string, token: string) =>
    store.execute({
      name: 'forgetDevice',
      at: new Date(now()),
      streams: { player: streamOf(playerKind, player) },
      decide: () => decideForget(token, session),
    });

  const pushTo = async (devices: readonly Device[], told: Told, name: string) => {
    const message = await messageOf(told, name);
    const pushToOne = async ({ session, token }: Device) => {
      const subscription = subscriptionOf(token);
      if (subscription === undefined) return;
      if ((await send(subscription, message)) === 'gone') await forget(told.player, session, token);
    };
    // Together: a service that does not answer must not keep the player's other browsers waiting.
    await Promise.all(devices.map(pushToOne));
  };

  /** What entices is not pushed to whom the policy protects from it. */
  const welcome = async (all: readonly Told[]): Promise<Told[]> => {
    const meant = await Promise.all(
      all.map(async ({ player, kind }) => {
        if (!entices(kind)) return true;
        const [protection, wallet] = await Promise.all([
          store.load(streamOf(protectionKind, player)),
          store.load(streamOf(walletKind, player)),
        ]);
        const at = new Date(now()).toISOString();
        return shield('promotes', { protection, wallet }, at) === undefined;
      }),
    );
    return all.filter((_, index) => meant[index]);
  };

  return {
    name: 'push',
    stance: 'promotes',
    from: 'now',
    async handle(events) {
      const fresh = events.filter(({ at }) => now() - Date.parse(at) < FRESH_MS);
      const told = await welcome(toldBy(fresh));
      if (told.length === 0) return;
      const devices = await devicesOf(told.map(({ player }) => player));
      const reachable = told.filter((one) => devices.some(({ player }) => player === one.player));
      if (reachable.length === 0) return;
      const wanted = await wantedOf(reachable);
      for (const one of reachable) {
        const name = wanted.get(one.id);
        const own = devices.filter(({ player }) => player === one.player);
        if (name !== undefined) await pushTo(own, one, name);
      }
    },
  };
};
