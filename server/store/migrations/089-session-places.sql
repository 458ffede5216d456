-- The country of the address that a session was opened from, where it is known.
alter table sessions add column place text;
