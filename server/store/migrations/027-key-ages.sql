-- First answers are forgotten by age: without an index each turn would read them all.
create index commands_by_age on commands (at);
