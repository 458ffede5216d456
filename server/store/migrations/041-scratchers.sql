-- Scratch cards that came together [§3 Scratcher config]. What has nothing left to come is in no list.
create table scratchers (
  id text primary key,
  position bigint not null,
  player text not null,
  type text not null,
  family text not null,
  source text not null,
  amount int not null,
  scratched int not null default 0,
  uncollected int not null default 0,
  granted timestamptz not null
);
create index scratchers_by_player on scratchers (player, position desc)
  where scratched < amount or uncollected > 0;
create index scratchers_of_player on scratchers (player);
