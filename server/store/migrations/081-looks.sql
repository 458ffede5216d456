-- What the platform looked like [decision 162]: the last one is worn.
create table looks (
  id text collate "C" primary key,
  position bigint not null,
  look jsonb not null,
  -- The member who published it.
  staff text collate "C" not null,
  why text not null,
  at timestamptz not null
);
create index looks_position on looks (position desc);
