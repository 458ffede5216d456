-- The log: every event once, numbered without gaps in the order of commits.
create table log_head (
  only_row boolean primary key default true check (only_row),
  position bigint not null,
  hash text not null
);
insert into log_head (position, hash) values (0, repeat('0', 64));

create table events (
  position bigint primary key,
  stream text collate "C" not null,
  version bigint not null,
  type text not null,
  data jsonb not null,
  at timestamptz not null,
  hash text not null,
  unique (stream, version)
);

-- The fold of each stream, so that a command costs the same however long the history is.
create table streams (
  name text collate "C" primary key,
  kind text not null,
  version bigint not null,
  revision integer not null,
  state jsonb not null
) with (fillfactor = 75);

-- First answers by idempotency key [decision 5].
create table commands (
  key text collate "C" primary key,
  fingerprint text not null,
  answer jsonb not null,
  position bigint not null,
  at timestamptz not null
);

-- The last batch of each writing process: tells whether a commit happened whose answer was lost.
create table writers (
  id text collate "C" primary key,
  batch bigint not null
) with (fillfactor = 50);

-- Double entry. The imbalance is the sum over the event and currency that the posting belongs to.
create table postings (
  position bigint not null,
  part integer not null,
  account text collate "C" not null,
  currency text collate "C" not null,
  amount bigint not null check (amount between -9007199254740991 and 9007199254740991),
  imbalance numeric not null check (imbalance = 0),
  primary key (position, part)
);

create table balances (
  account text collate "C" not null,
  currency text collate "C" not null,
  balance bigint not null,
  primary key (account, currency),
  constraint balance_exact check (balance between -9007199254740991 and 9007199254740991),
  constraint balance_covered check (
    balance >= 0 or (account not like 'player:%' and account not like 'fun:%')
  )
) with (fillfactor = 75);

-- What follows from events and is told to someone; a player's facts are numbered densely.
create table facts (
  position bigint not null,
  part integer not null,
  audience text collate "C" not null,
  n bigint,
  handler text not null,
  body jsonb not null,
  primary key (position, part)
);
create unique index facts_by_audience on facts (audience, n) where n is not null;

create table fact_heads (
  audience text collate "C" primary key,
  n bigint not null
) with (fillfactor = 75);

-- Checkpoints of leased readers of the log.
create table consumers (
  name text collate "C" primary key,
  position bigint not null,
  leased_by text,
  leased_until timestamptz
);

-- Which fold of each projection its tables hold.
create table projections (
  name text collate "C" primary key,
  revision integer not null
);
