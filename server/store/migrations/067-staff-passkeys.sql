-- What a passkey is asked [decision 145]: it is good once, and goes by being taken.
create table staff_challenges (
  -- Its hash.
  challenge text collate "C" primary key,
  -- `prove` by anybody's passkey, or `make` by the member who asked.
  purpose text collate "C" not null,
  staff text collate "C",
  made timestamptz not null
);
create index staff_challenges_made on staff_challenges (made);
-- When its member last proved the second factor, and where it came from.
alter table staff_sessions
  add column proved timestamptz,
  add column device text,
  add column place text;
update staff_sessions set proved = opened;
alter table staff_sessions alter column proved set not null;
-- Who asked that a member may choose a second factor anew: another has to approve.
alter table staff add column recovery_by text collate "C";
