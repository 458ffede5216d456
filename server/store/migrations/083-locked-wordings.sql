-- Phrases whose words stay as they are in a language [decision 182].
create table locked_wordings (
  lang text collate "C" not null,
  slug text collate "C" not null,
  why text not null,
  at timestamptz not null,
  primary key (lang, slug)
);
