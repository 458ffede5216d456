import type { HubConnection } from '@microsoft/signalr';
import { hubMessages, type Resumed } from '../../../contract/hub';
import { HUB_KEEP_ALIVE_MS, HUB_SERVER_TIMEOUT_MS } from '../../../contract/limits';
import type { hubPorts } from '../../../machines/hub/hub.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { Asks } from '../api';
import type { Io } from '../io';
import { factNumbers } from '../numbers';

const PATH = '/messageHub';
/** The negotiation keeps the status in its text only. */
const isUnauthorized = (error: unknown): boolean => /status code '401'/i.test(String(error));

type Library = Pick<typeof import('@microsoft/signalr'), 'HubConnectionBuilder' | 'LogLevel'>;
/** Comes once a connection is to be opened. */
const library = async (): Promise<Library> => import('@microsoft/signalr');

const connect = async (
  load: typeof library,
  tokenOf: () => string | undefined,
): Promise<HubConnection> => {
  const { HubConnectionBuilder, LogLevel } = await load();
  return new HubConnectionBuilder()
    .withUrl(PATH, { accessTokenFactory: () => tokenOf() ?? '' })
    .withServerTimeout(HUB_SERVER_TIMEOUT_MS)
    .withKeepAliveInterval(HUB_KEEP_ALIVE_MS)
    .configureLogging(LogLevel.None)
    .build();
};

/** One connection of the messaging hub per port: the machine owns the schedule [§4, §9]. */
export const hubAdapters = (
  _: Asks,
  { tokenOf, playerOf }: Io,
  load = library,
): Pick<AdaptersOf<typeof hubPorts>, 'hub.connection'> => ({
  'hub.connection': ({ after }, answer, hear) => {
    let connection: HubConnection | undefined;
    let isClosing = false;
    let isBegun = false;
    const close = () => {
      isClosing = true;
      connection?.stop().then(
        () => answer({ type: 'hub.closed' }),
        () => answer({ type: 'hub.dropped' }),
      );
      if (connection === undefined) answer({ type: 'hub.closed' });
    };
    const resume = async (last: number | undefined) => {
      const resumed = await connection?.invoke<Resumed>('Resume', last ?? null);
      if (resumed !== undefined) answer({ type: 'hub.resumed', after: last, ...resumed });
    };
    const player = playerOf() ?? '';
    // An answer under way when the hub began may have been read before.
    const forget = factNumbers.onOlder((other) => {
      if (other === player && isBegun) answer({ type: 'hub.missed' });
    });
    const open = async () => {
      connection = await connect(load, tokenOf);
      if (isClosing) return;
      connection.onclose(() => !isClosing && answer({ type: 'hub.dropped' }));
      for (const handler of Object.keys(hubMessages)) {
        connection.on(handler, (body: unknown) =>
          answer({ type: 'hub.received', handler, body: String(body) }),
        );
      }
      await connection.start();
      answer({ type: 'hub.opened' });
      // Without it the server holds every private message back [decision 38].
      const first = after ?? factNumbers.oldestOf(player);
      isBegun = first !== undefined;
      await resume(first);
    };
    const drop = (error: unknown) =>
      answer(isUnauthorized(error) ? { type: 'hub.refused' } : { type: 'hub.dropped' });
    hear((command) =>
      command.type === 'connection.close' ? close() : resume(command.after).catch(drop),
    );
    open().catch(drop);
    return () => {
      isClosing = true;
      forget();
      void connection?.stop();
    };
  },
});
