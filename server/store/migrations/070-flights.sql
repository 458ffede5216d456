-- Who is, or was lately, aboard a flight [decision 144]: a bet's row goes an hour of flights later.
create table flight_riders (
  round text collate "C" primary key,
  -- The game, the day and the number of the flight.
  flight text collate "C" not null,
  -- A player, or the sitting of a demo balance.
  wallet text collate "C" not null,
  currency text not null,
  stake bigint not null,
  starts timestamptz not null,
  -- When the house ends it, unless its rider has left before.
  due timestamptz not null,
  -- The multiple at which its rider left, in hundredths.
  cashed bigint,
  ended boolean not null default false
);
create index flight_riders_flight on flight_riders (flight, stake desc);
create index flight_riders_starts on flight_riders (starts);
