-- What Stripe calls what was begun there [decision 146], so that it can be ended by our reference.
create table stripe_objects (
  reference text collate "C" primary key,
  object text collate "C" not null,
  at timestamptz not null default now()
);
