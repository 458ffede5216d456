-- When a key of a third party signed something last, to the minute [decision 201].
create table supplier_keys_used (
  supplier text not null,
  key text not null,
  at timestamptz not null,
  primary key (supplier, key)
);
