-- The level that a player reached, as an activity.
alter table activities add column level int;
