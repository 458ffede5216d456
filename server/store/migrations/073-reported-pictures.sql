-- A picture that its owner deleted while a report on it waits: moderators alone still see it [decision 158].
alter table image_files add removed boolean not null default false;
create table image_reports (
  report text collate "C" primary key,
  image text collate "C" not null
);
create index image_reports_image on image_reports (image);
