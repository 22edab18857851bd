import { type CustomTypesConfig, Pool, types as knownTypes } from 'pg'
import { errorReason } from '#src/node/files/systemError.ts'
import { JournalError } from '#src/node/receive/journal/journalError.ts'

/** A row of a result, by column. 64-bit integers are numbers here. */
export type Row = Record<string, unknown>
/** Runs a query; `values` are the parameters `$1`, `$2` … */
export type Ask = <Result = Row>(text: string, values?: unknown[]) => Promise<Result[]>

/** A database that several receivers share. All failures are a `JournalError`. */
export type Database = {
  ask: Ask
  /** Runs the work in a transaction. */
  together<Result>(work: (ask: Ask) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** Timeout of queries, in milliseconds. */
const PATIENCE_MS = 10_000
const MOST_CONNECTIONS = 8
const INT8 = 20

/** Opens a database by its connection string. It connects on the first query. */
export function database(url: string, log: (line: string) => void): Database {
  const types = {
    getTypeParser: (type: number, format?: 'text' | 'binary') =>
      type === INT8 ? Number : (knownTypes.getTypeParser(type, format) as unknown),
  } as CustomTypesConfig
  const pool = new Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    statement_timeout: PATIENCE_MS,
    application_name: 'forms',
    types,
  })
  // An idle connection that fails; the next query opens another one.
  pool.on('error', (error) => log(`PostgreSQL: ${errorReason(error)}`))
  const failure = (error: unknown) =>
    new JournalError(`PostgreSQL cannot be used: ${errorReason(error) || 'it does not respond'}.`, { cause: error })
  const asking =
    (by: { query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> }): Ask =>
    async <Result>(text: string, values?: unknown[]) => {
      try {
        return (await by.query(text, values)).rows as Result[]
      } catch (error) {
        throw failure(error)
      }
    }
  return {
    ask: asking(pool),
    async together(work) {
      const client = await pool.connect().catch((error: unknown) => {
        throw failure(error)
      })
      const ask = asking(client)
      let broken = true
      try {
        await ask('begin')
        const result = await work(ask)
        await ask('commit')
        broken = false
        return result
      } catch (error) {
        broken = await ask('rollback').then(
          () => false,
          () => true,
        )
        throw error
      } finally {
        client.release(broken)
      }
    },
    close: () => pool.end(),
  }
}
