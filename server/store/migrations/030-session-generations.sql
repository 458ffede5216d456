-- Which token of a session is the newest, and since when it is used [decision 79].
alter table sessions
  add column generation integer not null default 0,
  add column adopted timestamptz;
