create table gifts (
  id text primary key,
  position bigint not null,
  sender text not null,
  recipient text not null,
  coins bigint not null,
  box text not null,
  tape text not null,
  state text not null,
  sent timestamptz not null,
  opened timestamptz,
  expires timestamptz not null
);
create index gifts_by_recipient on gifts (recipient, position desc);
create index gifts_by_sender on gifts (sender, position desc);
create index gifts_by_expiry on gifts (expires) where state = 'pending';
