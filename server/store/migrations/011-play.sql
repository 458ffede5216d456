create table likes (game text primary key, likes bigint not null);

create table transactions (
  position bigint primary key,
  wallet text not null,
  at timestamptz not null,
  id text not null,
  kind text not null,
  currency text not null,
  amount bigint not null,
  reference text not null
);
create index transactions_by_wallet on transactions (wallet, position desc);

create table winners (
  position bigint primary key,
  player text not null,
  game text not null,
  currency text not null,
  amount bigint not null,
  at timestamptz not null
);
create index winners_by_game on winners (game, position desc);

create table recent_games (
  player text not null,
  game text not null,
  position bigint not null,
  primary key (player, game)
);
