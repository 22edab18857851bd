import type { Ask } from './database.ts'

/** Lets others that ask for it wait until all that is done together is done: receivers that make tables and queues take turns. */
export async function takeTurns(ask: Ask): Promise<void> {
  await ask('select pg_advisory_xact_lock(7246331)')
}
