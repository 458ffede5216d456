create table push_devices (
  player text not null,
  session text not null,
  token text not null,
  primary key (player, session)
);
