-- What an open round may win at most, in minor units: what the house is exposed to by it.
alter table open_rounds add column most bigint not null default 0;
create index open_rounds_by_game on open_rounds (game, currency);
