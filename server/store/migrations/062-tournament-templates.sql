-- Whose phrases name a recurring tournament; null: it has a name of its own.
alter table tournaments add column template text;
