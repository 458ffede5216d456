import { COINS } from '../../contract/limits';
import type { FreeSpins, SpinSource, SpinsLeft } from '../../contract/spin';
import type { Platform } from '../platform';

interface Row {
  id: string;
  game: string;
  source: SpinSource;
  stake: number;
  total: number;
  used: number;
  expires: Date;
}

/** Free spins that are left. */
export const spinQuery = ({ sql, catalogue, now }: Pick<Platform, 'sql' | 'catalogue' | 'now'>) => {
  const left = (player: string): Promise<Row[]> => sql<Row[]>`
    select id, game, source, stake, total, used, expires from free_spins
    where player = ${player} and used < total and expires > ${new Date(now())}
    order by expires, id`;

  return {
    /** Those of a player, what expires first before the others; of a game that is gone, none. */
    async of(player: string): Promise<FreeSpins[]> {
      return (await left(player)).flatMap(({ id, game, source, stake, total, used, expires }) => {
        const found = catalogue.find(game)?.game;
        if (found === undefined) return [];
        const { _id, name, defaultName, urlFriendlyName } = found;
        return [
          {
            _id: id,
            game: { _id, name, defaultName, urlFriendlyName },
            source,
            stake: Number(stake),
            total,
            left: total - used,
            expiresAt: expires.toISOString(),
          },
        ];
      });
    },

    /** What a third party is told of them at its game. */
    async grantsAt(wallet: string, game: string, currency: string) {
      if (currency !== COINS) return [];
      return (await left(wallet))
        .filter((one) => one.game === game)
        .map(({ id, stake, total, used, expires }) => ({
          id,
          stake: Number(stake),
          left: total - used,
          expiresAt: expires.toISOString(),
        }));
    },

    /** Those to be played next at a game in a currency: they are for coins alone. */
    async at(wallet: string, game: string, currency: string): Promise<SpinsLeft | undefined> {
      if (currency !== COINS) return undefined;
      const found = (await left(wallet)).find((one) => one.game === game);
      return found && { _id: found.id, stake: Number(found.stake), left: found.total - found.used };
    },
  };
};
