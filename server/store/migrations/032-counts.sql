-- How many notifications a player was told of, and how many of them are unseen: counted as they
-- come, so that a page costs the same however many there are.
create table notification_counts (
  player text not null,
  category text not null,
  total bigint not null,
  unseen bigint not null,
  primary key (player, category)
) with (fillfactor = 75);
drop index notifications_unseen;
-- What is met or looked at is found by what it refers to, not among all that is unseen.
create index notifications_unseen on notifications (player, reference) where seen is null;

create table gift_counts (
  player text primary key,
  sent bigint not null,
  received bigint not null,
  pending bigint not null
) with (fillfactor = 75);
