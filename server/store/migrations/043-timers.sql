-- What is due once, at a moment that was known before: whatever it is about is done by the kind of its
-- timer. A row goes when it is done [decision 115].
create table timers (
  kind text collate "C" not null,
  subject text collate "C" not null,
  due timestamptz not null,
  leased_by text,
  leased_until timestamptz,
  primary key (kind, subject)
);
create index timers_due on timers (due);
