import type { StatementRow } from '../../contract/protection';
import type { Platform } from '../platform';

interface Row {
  day: string;
  currency: string;
  deposited: number;
  withdrawn: number;
  staked: number;
  won: number;
  received: number;
  given: number;
}

/**
 * The movements of a player on each day of UTC between two, both included, by currency: what was
 * staked less what came back of it, what was won, paid in and out, and all the rest.
 */
export const statementQuery =
  ({ sql }: Pick<Platform, 'sql'>) =>
  async (player: string, { from, to }: { from: string; to: string }): Promise<StatementRow[]> =>
    sql<Row[]>`
      select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, currency,
        coalesce(sum(amount) filter (where kind = 'shopDeposit'), 0)::bigint as deposited,
        coalesce(-sum(amount) filter (where kind = 'shopWithdraw'), 0)::bigint as withdrawn,
        coalesce(-sum(amount) filter (where is_stake), 0)::bigint as staked,
        coalesce(sum(amount) filter (where is_win), 0)::bigint as won,
        coalesce(sum(amount) filter (where is_other and amount > 0), 0)::bigint as received,
        coalesce(-sum(amount) filter (where is_other and amount < 0), 0)::bigint as given
      from (
        select *, not is_stake and not is_win
          and kind not in ('shopDeposit', 'shopWithdraw') as is_other
        from (
          select at, kind, currency, amount,
            kind in ('gameBet', 'gameRefund', 'tournamentParticipation', 'achievementPurchase')
              or (kind = 'shopCoins' and amount < 0) as is_stake,
            kind in ('gameWin', 'gameJackpot', 'scratch', 'tournamentReward') as is_win
          from transactions
          where wallet = ${player} and at >= ${`${from}T00:00:00Z`}::timestamptz
            and at < ${`${to}T00:00:00Z`}::timestamptz + interval '1 day'
        ) as kinds
      ) as parted
      group by day, currency order by day, currency`;
