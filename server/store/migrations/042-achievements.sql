-- How often a player did what achievements count, by what it was done with [decision 28]. `run` is
-- of wins in a row alone, whose count is the longest of them.
create table deeds (
  player text not null,
  deed text not null,
  subject text not null,
  count bigint not null,
  run int not null default 0,
  primary key (player, deed, subject)
) with (fillfactor = 70);
-- What counts in a time of its own, from when it was begun.
create table achievement_windows (
  player text not null,
  achievement text not null,
  step int not null,
  deed text not null,
  -- Null: whatever it was done with.
  subject text,
  closes timestamptz not null,
  count bigint not null default 0,
  primary key (player, achievement, step)
) with (fillfactor = 70);
alter table activities add column achievement text;
