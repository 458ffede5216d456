import type { Rtp } from '../../games/engine';
import type { Catalogue } from '../game/game.catalogue';
import type { Sql } from '../store/database';

/** What the command prints, and whether all is as it should be. */
export interface Report {
  readonly lines: readonly string[];
  readonly ok: boolean;
}

const PERCENT = 100;
const DIGITS = 4;

const percent = (value: number): string => `${(value * PERCENT).toFixed(DIGITS)} %`;

const publishedOf = (rtp: Rtp): string =>
  rtp.exact
    ? `published: ${percent(rtp.value)} = ${rtp.numerator}/${rtp.denominator}, exact`
    : `published: ${percent(rtp.value)} ± ${percent(rtp.error)}, ${rtp.rounds} simulated rounds`;

interface Played {
  currency: string;
  rounds: number;
  staked: string;
  paid: string;
  jackpots: string;
}

/**
 * A game's published return to player beside what the log says it returned, by currency, in minor
 * units. Both count the jackpots: their share is part of the published return.
 */
export const rtpReport = async (sql: Sql, catalogue: Catalogue, key: string): Promise<Report> => {
  const listing = catalogue.find(key);
  if (listing === undefined) return { lines: [`There is no game '${key}'.`], ok: false };
  const played = await sql<Played[]>`
    select data->>'currency' as currency, count(*)::int as rounds,
      sum((data->>'stake')::bigint)::text as staked,
      sum((data->>'amount')::bigint)::text as paid,
      sum(coalesce((data->>'jackpot')::bigint, 0))::text as jackpots
    from events where type = 'round.won' and data->>'game' = ${listing.game._id}
    group by 1 order by 1`;
  const lines = played.map(({ currency, rounds, staked, paid, jackpots }) => {
    const back = percent((Number(paid) + Number(jackpots)) / Number(staked));
    const fallen = jackpots === '0' ? '' : ` and ${jackpots} in jackpots`;
    return `${currency}: ${rounds} rounds staked ${staked} and paid ${paid}${fallen}: ${back}`;
  });
  return {
    lines: [
      `${listing.game.defaultName} (${listing.game._id})`,
      listing.rules === undefined
        ? `published: ${percent(listing.game.rtp)}, by ${listing.game.supplier.name}`
        : publishedOf(listing.rules.rtp()),
      ...(lines.length === 0 ? ['Nobody has played it yet.'] : lines),
    ],
    ok: true,
  };
};
