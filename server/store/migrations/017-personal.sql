-- The key of each person's private facts in the log, wrapped by the master secret. Destroying it
-- (null, never deleted: a new key would look like the old one) makes them unreadable for ever.
create table personal_keys (
  subject text collate "C" primary key,
  wrapped bytea
);
