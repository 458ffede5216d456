-- Real money on its way out of the wallet [decision 135], as its owner and staff read it.
create table withdrawals (
  id text collate "C" primary key,
  position bigint not null,
  player text collate "C" not null,
  provider text not null,
  status text not null,
  currency text not null,
  amount bigint not null,
  kind text not null,
  last text not null,
  method text not null,
  reason text,
  at timestamptz not null,
  ended timestamptz
);
create index withdrawals_player on withdrawals (player, position desc);
-- What waits for staff or is on its way.
create index withdrawals_open on withdrawals (status, at) where ended is null;
