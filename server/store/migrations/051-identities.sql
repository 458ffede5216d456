-- The review of who players are [decision 151], as staff reads it.
create table identities (
  player text collate "C" primary key,
  status text not null,
  kind text not null,
  front text,
  back text,
  submitted timestamptz not null,
  -- Who of staff looks at it, or did.
  reviewer text,
  decided timestamptz,
  reason text
);
create index identities_open on identities (submitted) where decided is null;

-- The sides of their papers, each under its player's own key. Those that no event keeps are left over.
create table identity_files (
  id text collate "C" primary key,
  player text collate "C" not null,
  type text not null,
  box bytea not null,
  kept boolean not null default false,
  at timestamptz not null,
  -- Since when they are kept for the law alone.
  decided timestamptz
);
create index identity_files_player on identity_files (player);
create index identity_files_left on identity_files (at) where not kept;
create index identity_files_decided on identity_files (decided) where decided is not null;
