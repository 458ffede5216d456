create table secrets (name text primary key, value bytea not null);
create table token_keys (kid text primary key, secret bytea not null, since bigint not null);

create table players (
  id text primary key,
  username text not null,
  country text,
  joined timestamptz not null,
  earned bigint not null default 0,
  verified boolean not null default false
);
create index players_by_username on players (lower(username) text_pattern_ops);

create table sessions (
  id text primary key,
  player text not null,
  opened timestamptz not null,
  ended boolean not null default false
);
create index sessions_by_player on sessions (player) where not ended;

create table mails (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  recipient text not null,
  subject text not null,
  body text not null
);
