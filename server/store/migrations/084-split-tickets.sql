-- In which ticket a message was written, and into which a merged one went itself: a merge is taken back
-- by them [decision 186].
alter table ticket_messages add column home text collate "C";
alter table tickets add column went_into text collate "C";
-- What it objects to was the other's to object to only since it came.
alter table tickets add column lent_about boolean not null default false;
create index tickets_went on tickets (went_into) where went_into is not null;
