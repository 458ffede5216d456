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
const withoutSecrets = (event: PlayerEvent): object => {
  const {
    passwordHash: _p,
    token: _t,
    ...rest
  } = event as PlayerEvent & { passwordHash?: string; token?: string };
  return rest;
};

/** Tables with rows of a player, by section; the columns that name them. A noun adds its own here. */
const tables = [
  ['sessions', 'sessions', ['player']],
  ['transactions', 'transactions', ['wallet']],
  ['wins', 'winners', ['player']],
  ['recentGames', 'recent_games', ['player']],
  ['relations', 'relations', ['player']],
  ['reviews', 'reviews', ['player']],
  ['messages', 'messages', ['player']],
  ['activities', 'activities', ['player']],
  ['gifts', 'gifts', ['sender', 'recipient']],
  ['letters', 'letters', ['sender', 'recipient']],
  ['notifications', 'notifications', ['player']],
] as const;

/** Who was blocked is never told, here neither [decision 18]. */
const isTold = (row: Row): boolean => row['bond'] !== 'hidden';

/** What the player's own screens keep from them: coins in a closed box, what became of the other's copy. */
const untold = (row: Row, player: string): readonly string[] => {
  if (row['sender'] === player) return ['recipient_deleted'];
  return row['state'] === 'opened' ? ['sender_deleted'] : ['sender_deleted', 'coins'];
};
const toldTo = (player: string, row: Row): Row => {
  const kept = 'sender' in row ? untold(row, player) : [];
  return Object.fromEntries(Object.entries(row).filter(([column]) => !kept.includes(column)));
};

/** Everything that the platform keeps about a player [decision 4]; times are ISO 8601. */
export const exportOf = async (
  platform: Platform,
  player: string,
  now: string,
): Promise<AnswerOf<typeof exportAccount> | Refused> => {
  const { store, sql } = platform;
  const user = await userOf(platform, player, now);
  if (user === undefined) return refused('token-expired');
  const [history, state, wallet] = await Promise.all([
    store.history(streamOf(playerKind, player)),
    store.load(streamOf(playerKind, player)),
    store.load(streamOf(walletKind, player)),
  ]);
  const rows = await Promise.all(
    tables.map(async ([section, table, columns]) => {
      const found = await Promise.all(
        columns.map((column) => sql`select * from ${sql(table)} where ${sql(column)} = ${player}`),
      );
      return [
        section,
        found
          .flat()
          .filter(isTold)
          .map((row) => toldTo(player, row)),
      ] as const;
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
