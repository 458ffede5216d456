create table tournaments (
  id text collate "C" primary key,
  position bigint not null,
  name text not null,
  mode int not null,
  buy_in bigint not null,
  currency text not null,
  starts timestamptz not null,
  ends timestamptz not null,
  games text[] not null,
  -- Null: from everywhere.
  countries text[],
  scoring text not null,
  least_stake bigint not null,
  guaranteed bigint not null,
  -- As §4 numbers them.
  state int not null default 0,
  -- No round counts any more.
  closed boolean not null default false,
  entries int not null default 0
);
create index tournaments_state on tournaments (state, starts);

-- Who is, or was, in one, and what their rounds make of it [decision 114].
create table tournament_entries (
  tournament text collate "C" not null,
  player text collate "C" not null,
  status text not null,
  -- Null: nothing was said of it.
  remind boolean,
  reminded boolean not null default false,
  started boolean not null default false,
  score bigint not null default 0,
  -- Position of the round that reached the score, or of the entry.
  reached bigint not null,
  rounds int not null default 0,
  -- Position of whatever changed it last.
  changed bigint not null,
  primary key (tournament, player)
);
create index tournament_board on tournament_entries (tournament, score desc, reached)
  where status in ('joined', 'placed');
create index tournament_changes on tournament_entries (tournament, changed);
create index tournament_entries_player on tournament_entries (player) where status = 'joined';

-- Rounds that were bet in the time of a tournament, and what they made once they had ended.
create table tournament_rounds (
  round text collate "C" not null,
  tournament text collate "C" not null,
  player text collate "C" not null,
  -- Position at which it ended; null while it is open.
  ended bigint,
  -- Hundredths of the stake.
  multiple int,
  primary key (round, tournament)
);
create index tournament_rounds_player on tournament_rounds (tournament, player, ended);
create index tournament_rounds_best on tournament_rounds (tournament, multiple desc, ended)
  where ended is not null;

-- A pot pays out what is in it and no more.
alter table balances drop constraint balance_covered;
alter table balances add constraint balance_covered check (
  balance >= 0
  or (account not like 'player:%' and account not like 'fun:%' and account not like 'pot:%')
);

alter table winners add column tournament text;
alter table activities add column tournament text, add column rank int;
