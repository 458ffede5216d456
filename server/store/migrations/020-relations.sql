create table relations (
  player text not null,
  other text not null,
  bond text not null,
  favourite boolean not null,
  following boolean not null,
  follower boolean not null,
  since timestamptz not null,
  primary key (player, other)
);
