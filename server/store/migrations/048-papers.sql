-- What goes with a mail that is kept: the PDF of a receipt [decision 130].
alter table mails add column paper_name text;
alter table mails add column paper bytea;
