import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Client } from 'pg'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { fetchSources } from '#src/node/fetch/fetchSources.ts'
import { editedDepot } from '#tests/support/editedDepot.ts'
import { POSTGRES_MISSING, startPostgres } from '#tests/support/postgres.ts'
import { runHere } from '#tests/support/runHere.ts'

const INDEX = 'collections/objects/index.json'
const LOCK = 'data/lock.json'
const COPY = 'data/fetched/objects.csv'
const ROWS = readFileSync('tests/fixtures/depot/data/objects.csv', 'utf8')
const DAY = 86_400_000
const now = Date.parse('2026-11-21T12:00:00Z')

type Answer = { status?: number; headers?: Record<string, string>; body?: string | Buffer }
type Asked = { url: string; headers: IncomingHttpHeaders }

/** A local server until the test ends, which answers by path. */
async function server(answers: Record<string, Answer>): Promise<{ url: string; asked: Asked[] }> {
  const asked: Asked[] = []
  const listening = createServer(({ url = '', headers }, response) => {
    asked.push({ url, headers })
    const { status = 200, headers: own = {}, body = '' } = answers[url.split('?')[0]!] ?? { status: 404 }
    const isKnown = own['etag'] !== undefined && headers['if-none-match'] === own['etag']
    response.writeHead(isKnown ? 304 : status, own).end(isKnown ? undefined : body)
  })
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void listening.close())
  return { url: `http://127.0.0.1:${(listening.address() as AddressInfo).port}`, asked }
}

/** The depot with its objects from another source. */
function depotFrom(source: object): string {
  const dir = editedDepot({ 'data/objects.csv': null })
  const index = JSON.parse(readFileSync(join(dir, INDEX), 'utf8')) as { source: object }
  const { file: _file, ...shape } = index.source as { file: string }
  writeFileSync(join(dir, INDEX), JSON.stringify({ ...index, source: { ...source, ...shape } }, null, 2))
  return dir
}

const take = (dir: string, environment: Record<string, string> = {}, at = now, names: string[] = []) =>
  fetchSources(dir, { names, environment, now: at })
const problemsOf = (dir: string, at = now) =>
  loadSite(dir, { at }).problems.map(({ code, severity, message, file }) => `${severity} ${code} ${file.split('/').at(-1)} ${message}`)
const lockOf = (dir: string) => JSON.parse(readFileSync(join(dir, LOCK), 'utf8')) as { sources: Record<string, Record<string, unknown>> }

describe('data from an address', () => {
  test('is kept with its hash, and everything else needs no network', async () => {
    const answers: Record<string, Answer> = { '/objects.csv': { body: ROWS, headers: { etag: '"1"' } } }
    const { url, asked } = await server(answers)
    const dir = depotFrom({ url: `${url}/objects.csv` })
    expect(problemsOf(dir)).toEqual(['error E_SOURCE index.json its data has not been fetched yet'])
    expect(await take(dir)).toEqual({ lines: ['objects: 40 rows, new.'], isSound: true })
    expect(readFileSync(join(dir, COPY), 'utf8')).toBe(ROWS)
    expect(lockOf(dir).sources).toEqual({
      objects: { from: `${url}/objects.csv`, hash: expect.any(String), at: '2026-11-21T12:00:00.000Z', etag: '"1"' },
    })
    const { problems, config } = loadSite(dir, { at: now })
    expect(problems).toEqual([])
    expect(config!.pages.filter(({ collection }) => collection === 'objects')).toHaveLength(40)

    // An unchanged version is not sent again, and a changed one is.
    expect((await take(dir, {}, now + DAY)).lines).toEqual(['objects: unchanged.'])
    expect(asked.at(-1)!.headers['if-none-match']).toBe('"1"')
    answers['/objects.csv'] = { body: ROWS.replace('Loom of 1820', 'Ribbon loom of 1820'), headers: { etag: '"2"' } }
    expect((await take(dir, {}, now + DAY)).lines).toEqual(['objects: 40 rows, changed.'])
    expect(asked).toHaveLength(3)
  })

  test('mistakes in it are reported at the cells of the copy', async () => {
    const { url } = await server({ '/objects.csv': { body: ROWS.replace('06.08.1952', '31.02.1952') } })
    const dir = depotFrom({ url: `${url}/objects.csv` })
    expect((await take(dir)).lines).toEqual(['objects: 40 rows, new, with mistakes that npm run validate shows.'])
    expect(loadSite(dir, { at: now }).problems).toMatchObject([
      { code: 'E_SOURCE_VALUE', file: expect.stringMatching(/data\/fetched\/objects\.csv$/), line: 3 },
    ])
  })

  test('the last good copy serves with a warning until it is too old', async () => {
    const answers: Record<string, Answer> = { '/objects.csv': { body: ROWS } }
    const { url } = await server(answers)
    const dir = depotFrom({ url: `${url}/objects.csv`, maxAge: 3 })
    await take(dir)
    for (const [answer, why] of [
      [{ status: 503 }, 'the server answered with status 503'],
      [{ body: '<!doctype html><title>Log in</title>' }, 'the data cannot be used: the data has no column "Inventory"'],
      [{ body: ROWS.split('\n')[0]! }, 'the data has no rows'],
      [{ body: '' }, 'the data cannot be used: the file is empty'],
    ] as const) {
      answers['/objects.csv'] = answer
      expect(await take(dir, {}, now + DAY)).toEqual({
        lines: [`objects: not fetched: ${why}. The copy from 2026-11-21 is used until 2026-11-24.`],
        isSound: true,
      })
      expect(readFileSync(join(dir, COPY), 'utf8')).toBe(ROWS)
      expect(problemsOf(dir, now + 3 * DAY)).toEqual([
        `warning E_SOURCE_KEPT index.json the data is from 2026-11-21, and could not be fetched again on 2026-11-22: ${why}. It is used until 2026-11-24`,
      ])
    }
    expect(problemsOf(dir, now + 4 * DAY)).toEqual([
      expect.stringMatching(/^error E_SOURCE_OLD index\.json the data was fetched on 2026-11-21/),
    ])
    expect(await take(dir, {}, now + 4 * DAY)).toMatchObject({ isSound: false })
    answers['/objects.csv'] = { body: ROWS }
    expect(await take(dir, {}, now + 4 * DAY)).toEqual({ lines: ['objects: 40 rows, unchanged.'], isSound: true })
    expect(problemsOf(dir, now + 4 * DAY)).toEqual([])
  })

  test('a copy that was edited, lost, or is from another address is refused', async () => {
    const { url } = await server({ '/objects.csv': { body: ROWS } })
    const dir = depotFrom({ url: `${url}/objects.csv` })
    await take(dir)
    // Version control may write the line breaks of Windows.
    writeFileSync(join(dir, COPY), ROWS.replaceAll('\n', '\r\n'))
    expect(problemsOf(dir)).toEqual([])
    writeFileSync(join(dir, COPY), ROWS.replace('Oak', 'Elm'))
    expect(problemsOf(dir)).toEqual([expect.stringContaining('is not what was fetched')])
    rmSync(join(dir, COPY))
    expect(problemsOf(dir)).toEqual([expect.stringContaining('cannot be read: it does not exist')])
    await take(dir)
    expect(problemsOf(dir)).toEqual([])
    writeFileSync(join(dir, INDEX), readFileSync(join(dir, INDEX), 'utf8').replace('/objects.csv', '/others.csv'))
    expect(problemsOf(dir)).toEqual([expect.stringContaining('it has changed since its data was fetched')])
    rmSync(join(dir, LOCK))
    writeFileSync(join(dir, LOCK), '{')
    expect(problemsOf(dir)).toEqual([expect.stringContaining('data/lock.json cannot be read')])
    expect(await take(dir)).toMatchObject({ isSound: false })
  })

  test('secrets come from the environment, and are neither stored, shown, nor sent to other servers', async () => {
    const other = await server({ '/moved.csv': { body: ROWS } })
    const answers: Record<string, Answer> = { '/objects.csv': { body: ROWS } }
    const { url, asked } = await server(answers)
    const dir = depotFrom({ url: `${url}/objects.csv?key=\${KEY}`, headers: { Authorization: 'Bearer ${TOKEN}' } })
    expect((await take(dir, { KEY: 'k y' })).lines).toEqual(['objects: not fetched: the environment variable TOKEN is not set.'])
    await take(dir, { KEY: 'k y', TOKEN: 'hidden-token' })
    expect(asked.at(-1)).toMatchObject({ url: '/objects.csv?key=k%20y', headers: { authorization: 'Bearer hidden-token' } })
    expect(readFileSync(join(dir, LOCK), 'utf8')).not.toMatch(/hidden-token|k y|k%20y/)
    expect((await take(dir, { KEY: 'k', TOKEN: 'a\nb' })).lines[0]).toContain('TOKEN contains a line break')
    answers['/objects.csv'] = { status: 302, headers: { location: `${other.url}/moved.csv` } }
    expect((await take(dir, { KEY: 'k y', TOKEN: 'hidden-token' })).lines[0]).toContain('redirects to an address that is not https')
    expect(other.asked).toEqual([])
    answers['/objects.csv'] = { status: 302, headers: { location: '/moved.csv' } }
    answers['/moved.csv'] = { body: ROWS }
    expect((await take(dir, { KEY: 'k y', TOKEN: 'hidden-token' })).isSound).toBe(true)
  })

  test('a secret that is written into config is refused, and so is an address without encryption', () => {
    const codes = (source: object) => loadSite(depotFrom(source), { at: now }).problems.map(({ message }) => message)
    const url = 'https://depot.example/objects.csv'
    expect(codes({ url, headers: { Authorization: 'Bearer abc' } })).toEqual([expect.stringContaining('must not contain secrets')])
    expect(codes({ url: 'http://depot.example/objects.csv' })).toEqual([expect.stringContaining('must be an https address')])
    expect(codes({ url: 'https://user:abc@depot.example/objects.csv' })).toContainEqual(
      expect.stringContaining('looks like an address with a password'),
    )
    expect(codes({ url: 'https://depot.example/objects' })).toEqual(['the address does not show the format'])
  })

  test('a removed collection takes its copy with it, and an unknown name is told', async () => {
    const { url } = await server({ '/objects.csv': { body: ROWS } })
    const dir = depotFrom({ url: `${url}/objects.csv` })
    await take(dir)
    expect((await take(dir, {}, now, ['object'])).lines[0]).toBe(
      'The collection "object" has no valid source with "url" or "query". Did you mean "objects"?',
    )
    rmSync(join(dir, 'collections/objects'), { recursive: true })
    expect(await take(dir)).toEqual({
      lines: ['No collection has a valid source with "url" or "query", so there is nothing to fetch.'],
      isSound: true,
    })
    expect(existsSync(join(dir, COPY))).toBe(false)
    expect(existsSync(join(dir, LOCK))).toBe(false)
  })

  test('the command prints what it did', async () => {
    const { url } = await server({ '/objects.csv': { body: ROWS } })
    const dir = depotFrom({ url: `${url}/objects.csv` })
    vi.stubEnv('TOKEN', '')
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(await runHere('data', '--config', dir)).toEqual({ status: 0, stdout: 'objects: 40 rows, new.\n', stderr: '' })
    expect(await runHere('data', 'objetcs', '--config', dir)).toMatchObject({ status: 1, stderr: expect.stringContaining('"objects"') })
  })
})

// PostgreSQL is not on every machine.
describe.skipIf(POSTGRES_MISSING !== '')(`data from PostgreSQL${POSTGRES_MISSING}`, () => {
  test('is read by a query that cannot write, with days as they are stored', async () => {
    const postgres = await startPostgres()
    onTestFinished(() => postgres.stop())
    const client = new Client(postgres.url)
    await client.connect()
    await client.query(`create table objects (id bigint, title text, height numeric(5,1), acquired date, tags text[])`)
    await client.query(
      `insert into objects select n, 'Chair number ' || n, 40.5, date '1951-01-01' + n, array['seat', 'oak'] from generate_series(1, 2500) n`,
    )
    await client.end()
    const dir = editedDepot({ 'data/objects.csv': null })
    const index = JSON.parse(readFileSync(join(dir, INDEX), 'utf8')) as Record<string, unknown>
    const write = (query: string) =>
      writeFileSync(
        join(dir, INDEX),
        JSON.stringify({
          ...index,
          source: {
            database: 'DEPOT_URL',
            query,
            map: {
              id: '{id}',
              title: '{title} of the depot',
              description: 'This is {title}, which stands in one of the rooms of the depot and can be seen on open days.',
              fields: { height: '{height}', acquired: '{acquired}' },
            },
            entry: { updated: '2026-11-02', sections: [{ type: 'hero', variant: 'plain', title: '{title}', lead: 'Tags: {tags}' }] },
          },
        }),
      )
    const environment = { DEPOT_URL: postgres.url }
    write('select * from objects order by id;')
    expect(await take(dir, environment)).toEqual({ lines: ['objects: 2500 rows, new.'], isSound: true })
    expect(problemsOf(dir)).toEqual([])
    const page = loadSite(dir, { at: now }).config!.pages.find(({ path }) => path === '/objects/2500')!
    expect(page.meta.fields).toEqual({ height: 40.5, acquired: '1957-11-05' })
    expect(page.sections[0]).toMatchObject({ lead: 'Tags: seat, oak' })

    for (const [query, why] of [
      ['delete from objects returning *', 'the database refused: '],
      ['select 1 as id; drop table objects', 'cannot insert multiple commands'],
      ['select title from object', 'relation "object" does not exist'],
      ['select id from objects', 'the data has no column "title"'],
    ] as const) {
      write(query)
      expect((await take(dir, environment)).lines[0]).toContain(why)
    }
    write('select * from objects order by id')
    const closed = { DEPOT_URL: 'postgresql://forms:hid%40den@127.0.0.1:1/postgres' }
    const { lines } = await take(dir, closed)
    expect(lines[0]).toContain('not fetched: the database refused')
    expect(lines[0]).not.toMatch(/hid/)
    expect((await take(dir, { DEPOT_URL: 'depot' })).lines[0]).toContain('is not an address such as postgresql://')
    expect((await take(dir)).lines[0]).toContain('the environment variable DEPOT_URL is not set')
  })
})
