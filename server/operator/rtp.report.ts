import type { Rtp } from '../../games/engine';
import type { Catalogue } from '../game/game.catalogue';
import { type RoundSums, returnOf } from '../round/round.return';
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

interface Played extends RoundSums {
  currency: string;
  paid: string;
  jackpots: string;
}

/**
 * A game's published return to player beside what the log says it returned and how sure that is, by
 * currency, in minor units. Both count the jackpots: their share is part of the published return.
 */
export const rtpReport = async (sql: Sql, catalogue: Catalogue, key: string): Promise<Report> => {
  const listing = catalogue.find(key);
  if (listing === undefined) return { lines: [`There is no game '${key}'.`], ok: false };
  const played = await sql<Played[]>`
    with won as (
      select data->>'currency' as currency, (data->>'stake')::numeric as stake,
        (data->>'amount')::numeric as amount, coalesce((data->>'jackpot')::numeric, 0) as jackpot
      from events where type = 'round.won' and data->>'game' = ${listing.game._id}
    )
    select currency, count(*)::int as rounds, sum(stake)::text as staked,
      sum(amount + jackpot)::text as returned,
      sum(amount)::text as paid, sum(jackpot)::text as jackpots,
      sum((amount + jackpot) ^ 2)::text as "returnedSquared", sum(stake ^ 2)::text as "stakedSquared",
      sum((amount + jackpot) * stake)::text as product
    from won group by 1 order by 1`;
  const lines = played.map((row) => {
    const { currency, rounds, staked, paid, jackpots } = row;
    const { value, error } = returnOf(row);
    const back = percent(value);
    const fallen = jackpots === '0' ? '' : ` and ${jackpots} in jackpots`;
    const sure = error === undefined ? '' : ` ± ${percent(error)} (95 %)`;
    return `${currency}: ${rounds} rounds staked ${staked} and paid ${paid}${fallen}: ${back}${sure}`;
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
