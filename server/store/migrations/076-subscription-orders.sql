-- Plans that a provider charges for [decision 161], and what it charged.
create table subscription_orders (
  id text collate "C" primary key,
  player text collate "C" not null,
  -- created, authorising, kept, over
  status text not null,
  -- What the provider was told last: on, to its end, stopped.
  told text not null,
  at timestamptz not null
);
create index subscription_orders_player on subscription_orders (player);
-- Few: what is not known to be over there.
create index subscription_orders_told on subscription_orders (at) where told <> 'stopped';
create table subscription_charges (
  -- The provider's name of it.
  id text collate "C" primary key,
  player text collate "C" not null,
  currency text not null,
  amount bigint not null,
  -- What of it was taken back.
  reversed bigint not null default 0
);
alter table subscriptions add column plan text collate "C";

-- What the test provider charges for, period by period.
create table test_plans (
  reference text collate "C" primary key,
  -- on, to its end, stopped
  going text not null,
  card text not null,
  -- How many periods were charged, and until when.
  periods int not null,
  until timestamptz not null
);

-- Subscriptions are renewed by timers from now on, which their projection sets [decision 163].
delete from jobs where name = 'subscriptions';
insert into timers (kind, subject, due)
select 'subscription', player || ' before', due
from subscriptions where due is not null
on conflict (kind, subject) do nothing;
drop index subscriptions_due;
alter table subscriptions drop column due;
