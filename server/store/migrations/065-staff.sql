-- Who runs the platform [decision 141]: derived from the log.
create table staff (
  id text collate "C" primary key,
  name text not null,
  email text not null,
  role text not null,
  status text not null,
  enrolled boolean not null,
  added timestamptz not null
);
-- Their sessions: a token is kept as its hash; which was used last is no history.
create table staff_sessions (
  id text collate "C" primary key,
  token text collate "C" not null unique,
  staff text collate "C" not null,
  opened timestamptz not null,
  seen timestamptz not null,
  ended boolean not null default false
);
create index staff_sessions_staff on staff_sessions (staff) where not ended;
-- What they did, with the place in the log that proves it [decision 142].
create table audit (
  id text collate "C" primary key,
  position bigint not null,
  staff text collate "C" not null,
  name text not null,
  role text not null,
  deed text not null,
  resource text not null,
  subject text not null,
  change jsonb not null,
  why text not null,
  at timestamptz not null
);
create index audit_position on audit (position desc);
create index audit_subject on audit (subject, position desc);
