create table activities (
  id text primary key,
  position bigint not null,
  player text not null,
  type text not null,
  at timestamptz not null,
  game text,
  currency text,
  amount bigint,
  stars int,
  friend text
);
create index activities_by_player on activities (player, position desc);
