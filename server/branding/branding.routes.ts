import { getAbout, getBootstrap } from '../../contract/branding';
import { PRODUCT_VERSION } from '../../contract/limits';
import { on, type Route } from '../http/route';
import type { Platform } from '../platform';
import { pushKeysOf } from '../push/push.keys';
import { bootstrapOf } from './branding.bootstrap';

/** Counting all players anew for each visitor would be slow. */
const COUNTED_MS = 60_000;

export const brandingRoutes = ({ config, secrets, sql, catalogue, look }: Platform): Route[] => {
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
    on(getBootstrap, async () => bootstrapOf(config, look.worn, publicKey)),
    on(getAbout, async ({ now }) => ({
      name: look.worn.name,
      version: PRODUCT_VERSION,
      players: await playersAt(now),
      games: catalogue.all.length,
    })),
  ];
};
