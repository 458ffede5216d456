create table rounds (
  position bigint primary key,
  id text not null,
  player text not null,
  game text not null
);
create index rounds_by_player on rounds (player, position desc);
create index rounds_by_game on rounds (player, game, position desc);
