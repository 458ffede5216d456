create table notifications (
  id text primary key,
  position bigint not null,
  player text not null,
  category text not null,
  kind text not null,
  author text,
  reference text not null,
  at timestamptz not null,
  seen timestamptz
);
create index notifications_by_player on notifications (player, position desc);
create index notifications_unseen on notifications (player, category) where seen is null;
create table notification_mutes (
  player text not null,
  category text not null,
  primary key (player, category)
);
