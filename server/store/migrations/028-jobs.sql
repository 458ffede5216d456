-- Repeated work, once for all processes: when each job is due next, and who is at it.
create table jobs (
  name text collate "C" primary key,
  due timestamptz not null,
  leased_by text,
  leased_until timestamptz
);
