-- Payments that were begun and not ended: few, and the only ones that anybody looks for.
create table begun_payments (id text primary key, at timestamptz not null);
create index begun_payments_by_age on begun_payments (at);
