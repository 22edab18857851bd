import type { Ask } from './database.ts'

/** Makes other callers wait until this transaction ends: receivers take turns to create tables and queues. */
export async function takeTurns(ask: Ask): Promise<void> {
  await ask('select pg_advisory_xact_lock(7246331)')
}
