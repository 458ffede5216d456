-- The report that a ticket objects to [decision 157].
alter table tickets add about text collate "C";
