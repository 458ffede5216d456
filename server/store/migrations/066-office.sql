-- Who of staff approved a large withdrawal first [decision 143].
alter table withdrawals add column vouched text collate "C";
-- Amounts that staff put right, with two voices.
create table corrections (
  id text collate "C" primary key,
  position bigint not null,
  player text collate "C" not null,
  currency text not null,
  amount bigint not null,
  why text not null,
  status text not null,
  asked_by text collate "C" not null,
  decided_by text collate "C",
  at timestamptz not null
);
create index corrections_waiting on corrections (at) where status = 'waiting';
create index corrections_player on corrections (player, position desc);
-- What staff keeps about players.
create table player_notes (
  id text collate "C" primary key,
  position bigint not null,
  player text collate "C" not null,
  staff text collate "C" not null,
  name text not null,
  text text not null,
  at timestamptz not null
);
create index player_notes_player on player_notes (player, position desc);
