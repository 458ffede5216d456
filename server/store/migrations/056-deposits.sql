-- Real money on its way into the wallet [decision 134], as its owner reads it.
create table deposits (
  id text collate "C" primary key,
  -- Position of what began it: the order of the list.
  position bigint not null,
  player text collate "C" not null,
  provider text not null,
  status text not null,
  currency text not null,
  amount bigint not null,
  -- What of it was taken back.
  reversed bigint not null default 0,
  -- The kind of the method and its last digits; what the provider calls it.
  kind text,
  last text,
  method text,
  reason text,
  url text,
  at timestamptz not null,
  ended timestamptz
);
create index deposits_player on deposits (player, position desc);
-- Few, and the only ones that are looked for: whose end is not known.
create index deposits_open on deposits (at) where ended is null;

-- Replaced by the deposits that have not ended.
drop table begun_payments;

-- The books of the test provider, which are not the platform's: no projection fills them.
create table test_intents (
  reference text collate "C" primary key,
  purpose text not null,
  player text collate "C" not null,
  currency text not null,
  amount bigint not null,
  kind text not null,
  -- open, challenged, silent, done, cancelled
  status text not null,
  -- What its number does: the name of a behaviour.
  card text,
  last text,
  at timestamptz not null default clock_timestamp()
);
create table test_methods (
  id text collate "C" primary key,
  player text collate "C" not null,
  kind text not null,
  card text not null,
  last text not null,
  expires text
);
create table test_words (
  id text collate "C" primary key,
  about text collate "C" not null,
  body jsonb not null,
  due timestamptz not null default clock_timestamp(),
  heard boolean not null default false
);
create index test_words_due on test_words (due) where not heard;
create table test_entries (
  id text collate "C" primary key,
  reference text collate "C" not null,
  type text not null,
  currency text not null,
  amount bigint not null
);
