-- Gifts expire by timers from now on, which their projection sets [decision 124]; the first one returns
-- whatever expired before.
delete from jobs where name = 'gift expiry';
insert into timers (kind, subject, due) values ('gift expiry', 'before', clock_timestamp())
on conflict (kind, subject) do nothing;
