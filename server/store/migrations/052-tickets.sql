-- Questions to support [decision 129]. Without a player it is a guest's.
create table tickets (
  id text collate "C" primary key,
  player text collate "C",
  name text,
  email text,
  language text not null,
  title text not null,
  description text not null,
  category text not null,
  attachments jsonb not null,
  status text not null,
  -- Who of support sees to it.
  assignee text,
  opened timestamptz not null,
  -- Position and instant of what last changed it for its player.
  changed bigint not null,
  updated timestamptz not null,
  -- Since when it waits for support.
  waiting timestamptz,
  resolved timestamptz,
  rating int,
  review text
);
create index tickets_player on tickets (player, changed desc) where player is not null;
create index tickets_waiting on tickets (waiting) where waiting is not null;

-- What was said in them, and what support says among itself: a note has no side.
create table ticket_messages (
  id text collate "C" primary key,
  ticket text collate "C" not null,
  position bigint not null,
  player text collate "C",
  side text,
  staff text,
  text text not null,
  attachments jsonb not null,
  at timestamptz not null
);
create index ticket_messages_ticket on ticket_messages (ticket, position);
create index ticket_messages_player on ticket_messages (player) where player is not null;

-- Files as they were made from what was sent. Those that no event keeps are left over.
create table ticket_files (
  id text collate "C" primary key,
  player text collate "C",
  name text not null,
  type text not null,
  size int not null,
  bytes bytea not null,
  kept boolean not null default false,
  at timestamptz not null
);
create index ticket_files_player on ticket_files (player) where player is not null;
create index ticket_files_left on ticket_files (at) where not kept;
