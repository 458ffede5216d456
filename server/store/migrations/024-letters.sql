create table letters (
  id text primary key,
  position bigint not null,
  sender text not null,
  recipient text not null,
  text text not null,
  images jsonb not null,
  sent timestamptz not null,
  seen timestamptz,
  sender_deleted boolean not null default false,
  recipient_deleted boolean not null default false
);
create index letters_by_recipient on letters (recipient, position desc);
create index letters_by_sender on letters (sender, position desc);
