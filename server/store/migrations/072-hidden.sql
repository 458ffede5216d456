-- What told of a thing that is hidden goes with it [decision 158].
alter table notifications add hidden boolean not null default false;
-- Of a review: its id, by which it is known whether it is hidden.
alter table activities add review text collate "C";
