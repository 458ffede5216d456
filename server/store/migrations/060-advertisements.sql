-- What is advertised, and how often it was seen and followed [decision 139].
create table advertisements (
  id text collate "C" primary key,
  terms jsonb not null,
  ended boolean not null
);

create table advertisement_counts (
  advertisement text collate "C" not null,
  placement text not null,
  day date not null,
  loads bigint not null,
  clicks bigint not null,
  primary key (advertisement, placement, day)
);

-- How often a member had one in view on a day: none comes more often than it may.
create table advertisement_loads (
  player text collate "C" not null,
  advertisement text collate "C" not null,
  day date not null,
  loads int not null,
  primary key (player, advertisement, day)
);
