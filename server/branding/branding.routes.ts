import { getAbout, getBootstrap } from '../../contract/branding';
import { PRODUCT_VERSION } from '../../contract/limits';
import { type Caller, on, type Route } from '../http/route';
import type { Platform } from '../platform';
import { placeOf } from '../play/gate.moves';
import { playerKind } from '../player/player.events';
import { pushKeysOf } from '../push/push.keys';
import { streamOf } from '../store/stream';
import { bootstrapOf } from './branding.bootstrap';

/** Counting all players anew for each visitor would be slow. */
const COUNTED_MS = 60_000;

export const brandingRoutes = (platform: Platform): Route[] => {
  const { config, secrets, sql, store, catalogue, countries, holidays, look, statements } =
    platform;
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

  /** Where somebody is: a player by their account. */
  const countryOf = async (caller: Caller | undefined, address: string): Promise<string> => {
    const located = countries.locate(address).country;
    if (caller === undefined) return located;
    const { account } = await store.load(streamOf(playerKind, caller.player));
    return placeOf(account, located).country;
  };

  return [
    on(getBootstrap, async ({ address, now }) => {
      const { country } = countries.locate(address);
      return bootstrapOf(config, holidays.worn(look.worn, { country, now }), publicKey);
    }),
    on(getAbout, async ({ caller, address, now }) => ({
      name: look.worn.name,
      version: PRODUCT_VERSION,
      players: await playersAt(now),
      games: catalogue.all.length,
      statements: statements.at(await countryOf(caller, address)),
    })),
  ];
};
