/** Creates the tables of the journal, if they do not exist. Receivers take turns. */
export const TABLES = `
  create schema if not exists forms;
  create table if not exists forms.messages (
    place bigint generated always as identity,
    id text primary key,
    form text not null,
    at bigint not null,
    page text not null,
    "values" jsonb not null,
    key text not null unique,
    content text not null,
    suspicion text,
    is_held boolean not null
  );
  create table if not exists forms.deliveries (
    id text not null references forms.messages on delete cascade,
    recipient text not null,
    state text not null,
    attempts int not null,
    since bigint not null,
    next bigint not null,
    why text,
    primary key (id, recipient)
  );
  alter table forms.deliveries add column if not exists holder text, add column if not exists lease text;
  alter table forms.messages add column if not exists files jsonb;
  create table if not exists forms.files (
    id text not null references forms.messages on delete cascade,
    place int not null,
    content bytea not null,
    primary key (id, place)
  );
  create index if not exists deliveries_waiting on forms.deliveries (state) where state <> 'done';
`
