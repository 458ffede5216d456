-- Erased players whom the payment provider has forgotten [decision 164]. No projection fills it: it says
-- what was done elsewhere.
create table forgotten_payers (
  player text collate "C" primary key,
  at timestamptz not null
);
