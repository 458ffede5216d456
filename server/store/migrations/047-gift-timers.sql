-- Gifts expire by timers from now on, which their projection sets [decision 124]; the first one returns
-- whatever expired before.
delete from jobs where name = 'gift expiry';
insert into timers (kind, subject, due)
select 'gift expiry', 'before', clock_timestamp()
where exists (select from gifts where state = 'pending')
on conflict (kind, subject) do nothing;
