-- A player who was erased stays as a pseudonym, so that what others won or lost with them stays.
alter table players add column icon text, add column erased boolean not null default false;

-- Until these columns are rebuilt from the log, a session counts as good for as long as it was.
alter table sessions add column device text, add column expires timestamptz;

-- Kept mails go with the player they were for.
alter table mails add column player text;
create index mails_by_player on mails (player) where player is not null;

-- Names that an earlier version claimed in plain, looked for at each start.
create index plain_claims on streams (name)
  where kind = 'claim' and length(name) < 70 and state ? 'player';

-- Pictures, as they were made from what was uploaded: one row a size. Those that no event keeps
-- are left over from an upload that was refused or broke off.
create table image_files (
  image text collate "C" not null,
  size text not null,
  player text collate "C" not null,
  kept boolean not null default false,
  bytes bytea not null,
  at timestamptz not null,
  primary key (image, size)
);
create index image_files_by_player on image_files (player);
create index image_files_left on image_files (at) where not kept;
