-- How long calls took, by the hour: each process adds to it [decision 200].
create table call_times (
  call text not null,
  hour timestamptz not null,
  asked bigint not null,
  slow bigint not null,
  total_ms double precision not null,
  worst_ms double precision not null,
  primary key (call, hour)
);
create index call_times_hour on call_times (hour);
