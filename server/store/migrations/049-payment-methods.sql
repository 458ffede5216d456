-- Payment methods that players keep [decision 131]: never more of a number than its last digits.
create table payment_methods (
  id text collate "C" primary key,
  position bigint not null,
  player text collate "C" not null,
  -- asked, stored, removed
  status text not null,
  kind text not null,
  last text,
  expires text,
  -- Position of when it was last made the default: the highest is.
  preferred bigint,
  at timestamptz not null
);
create index payment_methods_player on payment_methods (player, position);
-- Few: what nobody went on with yet, and what the provider is still to forget.
create index payment_methods_open on payment_methods (status, at) where status <> 'stored';
