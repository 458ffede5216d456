create table suggestions (
  id text primary key, lang text not null, slug text not null, player text, text text not null,
  votes integer not null, state text not null, why text, made timestamptz not null);
create index on suggestions (lang, votes desc, made) where state = 'open';
create index on suggestions (player, lang, slug);
create table suggestion_votes (
  suggestion text not null, player text not null, primary key (suggestion, player));
create index on suggestion_votes (player);
create table wordings (
  lang text not null, slug text not null, text text not null, suggestion text not null,
  primary key (lang, slug));
