import type { CustomTypesConfig, QueryConfig } from 'pg'
import type { FetchedSource } from '#schemas/source.ts'
import { MAX_DATA_BYTES } from '#src/node/config/sources/sourceTable.ts'
import { MAX_ROWS } from '#src/node/config/sources/table.ts'
import { errorReason } from '#src/node/files/systemError.ts'
import { urlOf } from '#src/site/words/urlOf.ts'
import type { Received } from './fetchAddress.ts'
import type { Secrets } from './secrets.ts'

const PATIENCE_MS = 60_000
const ROWS_AT_ONCE = 1000

/** Types whose values stay texts: days and times would otherwise depend on the time zone of this computer. */
const DAYS = new Set([1082, 1083, 1114, 1184, 1266])

/** Reads the rows of a query as JSON, in a transaction that cannot write, a thousand at a time. */
export async function queryDatabase(source: Extract<FetchedSource, { query: string }>, secrets: Secrets): Promise<Received> {
  const address = secrets.fill(`\${${source.database}}`)
  if (typeof address !== 'string') return address
  if (!/^postgres(?:ql)?:$/.test(urlOf(address)?.protocol ?? ''))
    return {
      failure: `the environment variable ${source.database} is not an address such as postgresql://user:password@db.example.com/shop`,
    }
  const { Client, types: known } = (await import('pg')).default
  const types = {
    getTypeParser: (type: number, format?: 'text' | 'binary') =>
      DAYS.has(type) ? (value: string) => value : (known.getTypeParser(type, format) as unknown),
  } as CustomTypesConfig
  const client = new Client({
    connectionString: address,
    connectionTimeoutMillis: PATIENCE_MS,
    statement_timeout: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    application_name: 'data',
    types,
  })
  // Failures of an open connection are those of its query.
  client.on('error', () => {})
  // The extended protocol refuses several statements in one.
  const ask = async (text: string) =>
    (await client.query<Record<string, unknown>>({ text, queryMode: 'extended' } as QueryConfig & { queryMode: string })).rows
  try {
    await client.connect()
    await ask('begin read only')
    // A cursor takes a single query, and nothing else.
    await ask(`declare rows no scroll cursor for ${source.query.trim().replace(/;$/, '')}`)
    const lines: string[] = []
    let size = 0
    for (;;) {
      const rows = await ask(`fetch ${ROWS_AT_ONCE} from rows`)
      for (const row of rows) {
        const line = JSON.stringify(row)
        size += Buffer.byteLength(line) + 2
        lines.push(line)
      }
      if (lines.length > MAX_ROWS) return { failure: `the query has more than ${MAX_ROWS} rows` }
      if (size > MAX_DATA_BYTES) return { failure: `the data is larger than ${MAX_DATA_BYTES / 1024 / 1024} MB` }
      if (rows.length < ROWS_AT_ONCE) return { bytes: Buffer.from(`[\n${lines.join(',\n')}\n]\n`) }
    }
  } catch (error) {
    return { failure: `the database refused: ${errorReason(error) || 'it does not respond'}` }
  } finally {
    await client.end().catch(() => {})
  }
}
