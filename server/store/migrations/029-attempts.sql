-- Attempts at what only its owner may do, counted for all processes together.
create table attempts (
  -- Derived: tells neither name nor address.
  key text collate "C" primary key,
  -- How many there were since the last that succeeded.
  count integer not null,
  -- From when on there may be another, and nobody remembers these; ms since the epoch.
  free bigint not null,
  forgotten bigint not null
);
create index attempts_by_age on attempts (forgotten);
