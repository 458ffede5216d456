-- Rounds that were bet and have not ended: few, and the only ones that anybody looks for
-- [decision 102]. `at` is when their player last did something.
create table open_rounds (
  id text primary key,
  wallet text not null,
  game text not null,
  currency text not null,
  supplier text,
  decided boolean not null,
  at timestamptz not null
);
create index open_rounds_by_age on open_rounds (at);
create index open_rounds_by_wallet on open_rounds (wallet);
