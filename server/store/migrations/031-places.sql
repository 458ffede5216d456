-- How much of what guesses a place has left, for all processes together. Not worth a crash's recovery.
create unlogged table places (
  -- Derived: tells no address.
  key text collate "C" primary key,
  -- When its bucket will be full again; ms since the epoch.
  until bigint not null
);
create index places_by_age on places (until);
