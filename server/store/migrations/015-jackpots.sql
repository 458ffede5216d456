create table jackpots (
  game text not null,
  currency text not null,
  amount bigint not null,
  paid bigint not null,
  primary key (game, currency)
);
