create table reviews (
  id text primary key,
  game text not null,
  player text not null,
  stars integer not null,
  text text not null,
  written timestamptz not null,
  edited timestamptz,
  up bigint not null default 0,
  down bigint not null default 0,
  unique (game, player)
);
create index reviews_by_help on reviews (game, (up - down) desc, written desc, id);

create table review_votes (
  review text not null,
  player text not null,
  vote text not null,
  primary key (review, player)
);

create table review_sums (game text primary key, total bigint not null, stars bigint not null);

create table messages (
  position bigint primary key,
  id text not null,
  game text not null,
  player text not null,
  text text not null,
  at timestamptz not null
);
create index messages_by_game on messages (game, position desc);
create table message_sums (game text primary key, total bigint not null);

create table affiliate_clicks (
  affiliate text not null,
  game text not null,
  type text not null,
  day date not null,
  clicks bigint not null,
  primary key (affiliate, game, type, day)
);

alter table recent_games add column at timestamptz not null default 'epoch';
create index recent_games_by_game on recent_games (game, at desc);

alter table winners
  -- A scratch card is won at no game.
  alter column game drop not null,
  -- What the jackpot paid of the amount.
  add column jackpot bigint not null default 0,
  -- Kind of scratch card: neon…, lanterns…, zodiac….
  add column type text;
-- Few among many: without them the short lists would read the whole table.
create index winners_of_money on winners (position desc) where currency <> 'COINS';
create index winners_of_jackpots on winners (position desc) where jackpot > 0;
