create table presence (
  process text not null,
  player text not null,
  online boolean not null,
  seen timestamptz not null,
  primary key (process, player)
);
create index presence_by_seen on presence (seen);
