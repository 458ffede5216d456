-- Where the provider's books and ours differ, as they were compared last [decision 199].
create table payment_differences (
  type text not null,
  reference text not null,
  currency text not null,
  theirs bigint not null,
  ours bigint not null,
  since timestamptz not null,
  looks integer not null,
  primary key (type, reference, currency)
);
-- One row: the last comparison, and when the provider's books could not be read after it.
create table payment_comparison (
  name text primary key,
  at timestamptz,
  compared integer not null,
  failed timestamptz
);
