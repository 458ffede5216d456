import type { Row } from 'postgres';
import type { AnswerOf } from '../../contract/call';
import { imageUrl } from '../../contract/image';
import type { exportAccount } from '../../contract/settings';
import { type Refused, refused } from '../http/route';
import type { Platform } from '../platform';
import { userOf } from '../player/player.answer';
import { type PlayerEvent, playerKind } from '../player/player.events';
import { streamOf } from '../store/stream';
import { walletKind } from '../wallet/wallet.events';

/** What even its owner has no use for, and a thief of the file would have. */
const secrets: readonly string[] = [
  'passwordHash',
  'token',
  'factor',
  'recovery',
  'code',
  'credential',
  'publicKey',
  'counter',
];

const withoutSecrets = (event: PlayerEvent): object =>
  Object.fromEntries(Object.entries(event).filter(([field]) => !secrets.includes(field)));

/** Everything that the platform keeps about a player [decision 4]; times are ISO 8601. */
export const exportOf = async (
  platform: Platform,
  player: string,
  now: string,
): Promise<AnswerOf<typeof exportAccount> | Refused> => {
  const { store, sql, personal } = platform;
  const user = await userOf(platform, player, now);
  if (user === undefined) return refused('token-expired');
  const [history, state, wallet] = await Promise.all([
    store.history(streamOf(playerKind, player)),
    store.load(streamOf(playerKind, player)),
    store.load(streamOf(walletKind, player)),
  ]);
  const rows = await Promise.all(
    personal.map(async ({ section, table, columns, shows, told = (row: Row) => row }) => {
      const isShown = shows?.(sql, player) ?? sql`true`;
      const found = await Promise.all(
        columns.map(
          (column) =>
            sql`select * from ${sql(table)} where ${sql(column)} = ${player} and ${isShown}`,
        ),
      );
      return [section, found.flat().flatMap((row) => told(row, player) ?? [])] as const;
    }),
  );
  return {
    at: now,
    user,
    sections: {
      wallet: wallet.balances,
      images: state.images.map(({ id, place, at }) => ({ url: imageUrl(id), place, at })),
      history: history.map(({ at, event }) => ({ at, ...withoutSecrets(event) })),
      ...Object.fromEntries(rows),
    },
  };
};
