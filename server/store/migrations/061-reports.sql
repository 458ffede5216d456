-- What was reported, and what is hidden because of it: the one table that every surface asks [decision 140].
create table reports (
  id text collate "C" primary key,
  -- Absent where the platform held something back.
  reporter text collate "C",
  reported text collate "C" not null,
  kind text not null,
  subject text collate "C" not null,
  reason text not null,
  text text not null,
  seen jsonb not null,
  at timestamptz not null,
  state text not null,
  hides boolean not null,
  outcome text,
  why text,
  until timestamptz,
  decided timestamptz,
  lifted boolean not null default false
);
create index reports_open on reports (at) where state = 'open';
create index reports_reporter on reports (reporter, at desc) where reporter is not null;
create index reports_reported on reports (reported, decided desc);
create index reports_hides on reports (kind, subject) where hides;
