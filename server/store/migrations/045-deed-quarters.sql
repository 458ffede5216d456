-- How often a player did what missions count, by quarters of an hour: a day of any time zone is made
-- of whole ones [decision 122].
create table deed_quarters (
  player text not null,
  quarter timestamptz not null,
  deed text not null,
  subject text not null,
  count bigint not null,
  primary key (player, quarter, deed, subject)
) with (fillfactor = 70);
