-- Subscriptions [decision 147]: one for each player.
create table subscriptions (
  player text collate "C" primary key,
  tier text not null,
  status text not null,
  currency text not null,
  price bigint not null,
  until timestamptz not null,
  -- When something is due about it; null of one that has ended.
  due timestamptz
);
create index subscriptions_due on subscriptions (due) where due is not null;
