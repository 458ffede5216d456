import { getAbout, getBootstrap } from '../../contract/branding';
import { PRODUCT_VERSION } from '../../contract/limits';
import { on, type Route } from '../http/route';
import type { Platform } from '../platform';
import { pushKeysOf } from '../push/push.keys';
import { bootstrapOf } from './branding.bootstrap';

/** Counting all players anew for each visitor would be slow. */
const COUNTED_MS = 60_000;

export const brandingRoutes = (platform: Platform): Route[] => {
  const { config, secrets, sql, catalogue, countries, holidays, look } = platform;
  const { publicKey } = pushKeysOf(secrets);
  let counted = { players: 0, until: '' };

  const playersAt = async (now: string): Promise<number> => {
    if (counted.until > now) return counted.players;
    const [row] = await sql<{ count: number }[]>`
      select count(*) as count from players where not erased`;
    const until = new Date(Date.parse(now) + COUNTED_MS).toISOString();
    counted = { players: row?.count ?? 0, until };
    return counted.players;
  };

  return [
    on(getBootstrap, async ({ address, now }) => {
      const { country } = countries.locate(address);
      return bootstrapOf(config, holidays.worn(look.worn, { country, now }), publicKey);
    }),
    on(getAbout, async ({ now }) => ({
      name: look.worn.name,
      version: PRODUCT_VERSION,
      players: await playersAt(now),
      games: catalogue.all.length,
    })),
  ];
};
