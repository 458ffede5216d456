-- What each game returned so far [decision 149], in minor units: sums over its rounds, and those that
-- tell how sure it is. Derived from the log.
create table game_returns (
  game text collate "C" not null,
  currency text collate "C" not null,
  rounds bigint not null,
  staked numeric not null,
  -- Jackpots included.
  returned numeric not null,
  staked_squared numeric not null,
  returned_squared numeric not null,
  product numeric not null,
  primary key (game, currency)
) with (fillfactor = 75);
