-- Free spins that were granted, for their player's list and tables [decision 123].
create table free_spins (
  id text primary key,
  player text not null,
  game text not null,
  source text not null,
  stake bigint not null,
  total int not null,
  used int not null default 0,
  expires timestamptz not null
);
create index free_spins_by_player on free_spins (player, expires) where used < total;
create index free_spins_of_player on free_spins (player);
