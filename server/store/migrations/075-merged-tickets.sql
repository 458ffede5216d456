-- Where a merged ticket goes on, and how many have come into one [decision 172].
alter table tickets add column merged_into text collate "C";
alter table tickets add column joins int not null default 0;
create index tickets_merged on tickets (merged_into) where merged_into is not null;
create index tickets_email on tickets (lower(email)) where player is null;
