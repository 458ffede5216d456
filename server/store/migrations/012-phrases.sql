create table phrases (slug text primary key, page text not null, word text not null, id text not null);
