import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fileJournal } from '#src/node/receive/journal/fileJournal.ts'
import { journalFile } from '#src/node/receive/journal/journalStore.ts'
import type { Journal, Outcome } from '#src/node/receive/journal/journal.ts'
import { listJournal } from '#src/node/receive/journal/listJournal.ts'
import type { KeptSubmission, NewSubmission } from '#src/node/receive/journal/submission.ts'
import { database } from '#src/node/receive/postgres/database.ts'
import { postgresJournal } from '#src/node/receive/postgres/postgresJournal.ts'
import { type HeldClock, heldClock } from '#tests/support/heldClock.ts'
import { POSTGRES_MISSING, type TestPostgres, startPostgres } from '#tests/support/postgres.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const LIMITS = { keep: 90 * DAY, keepHeld: 30 * DAY, giveUp: 7 * DAY }

let folder = ''
let clock: HeldClock
let said: string[] = []
let postgres: TestPostgres | undefined
const opened = new Set<Journal>()

/** A message with a number, for two recipients. */
const message = (number: number, more: Partial<NewSubmission> = {}): NewSubmission => ({
  id: number.toString(16).padStart(16, '0'),
  form: 'order',
  at: clock.now(),
  page: '/order',
  values: { name: `Visitor ${number} 😀`, wishes: 'one\ntwo' },
  keys: [`key ${number}`],
  content: `content ${number}`,
  recipients: ['file', 'shop'],
  ...more,
})

const listed = async (journal: Journal): Promise<KeptSubmission[]> => {
  const messages: KeptSubmission[] = []
  for await (const one of journal.list()) messages.push(one)
  return messages
}
const states = async (journal: Journal) => (await listed(journal)).map(({ state }) => state)

/** Takes what is due for a recipient, and settles it. */
async function settle(journal: Journal, recipient: string, outcome: Outcome): Promise<string[]> {
  const due = await journal.take(recipient, 100)
  for (const delivery of due) await journal.settle(delivery, outcome)
  return due.map(({ submission }) => submission.id)
}

const stores: [name: string, isMissing: boolean, open: () => Promise<Journal>][] = [
  ['on disk', false, () => fileJournal(folder, clock, (line) => said.push(line))],
  [
    `in PostgreSQL${POSTGRES_MISSING}`,
    POSTGRES_MISSING !== '',
    () => postgresJournal({ url: postgres!.url, clock, log: (line) => said.push(line) }),
  ],
]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'))
  clock = heldClock()
  said = []
})
afterEach(async () => {
  for (const journal of opened) await journal.close()
  opened.clear()
  rmSync(folder, { recursive: true, force: true })
})
beforeAll(async () => {
  if (POSTGRES_MISSING === '') postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

// PostgreSQL is not on every machine.
describe.each(stores.filter(([, isMissing]) => !isMissing))('a journal %s', (name, _isMissing, openStore) => {
  const open = async () => {
    const journal = await openStore()
    opened.add(journal)
    return journal
  }
  const reopen = async (journal: Journal) => {
    await journal.close()
    opened.delete(journal)
    return open()
  }
  beforeEach(async () => {
    if (!name.includes('PostgreSQL')) return
    // A test begins with nothing in the journal.
    const journal = await openStore()
    await journal.change(
      'drop',
      (await listed(journal)).map(({ id }) => id),
    )
    for (const recipient of ['file', 'shop']) await journal.take(recipient, 100)
    await journal.close()
  })

  test('F02 keeps a message with all that was typed, also when it is opened again', async () => {
    const journal = await open()
    expect(await journal.add(message(1))).toEqual({ id: message(1).id, isHeld: false })
    const again = await reopen(journal)
    expect(await listed(again)).toMatchObject([
      { id: message(1).id, form: 'order', page: '/order', values: message(1).values, state: 'waiting' },
    ])
  })

  test('F05 the same content under the same key is one message, other content is refused, also after a restart', async () => {
    let journal = await open()
    await journal.add(message(1))
    for (let time = 0; time < 2; time += 1) {
      expect(await journal.add(message(2, { keys: ['key 1'], content: 'content 1' }))).toEqual({ id: message(1).id, isHeld: false })
      expect(await journal.add(message(2, { keys: ['key 1'] }))).toBe('otherContent')
      expect(await journal.find(['key 1'], 'content 1')).toEqual({ id: message(1).id, isHeld: false })
      expect(await journal.find(['key 2'], 'content 1')).toBeNull()
      journal = await reopen(journal)
    }
    expect(await listed(journal)).toHaveLength(1)
  })

  test('F05 the same message twenty times at a time is one message', async () => {
    const journal = await open()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => journal.add(message(index + 1, { keys: ['one key'], content: 'one content' }))),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await listed(journal)).toHaveLength(1)
  })

  test('F07 gives each delivery to one taker, and again after a failure when its time has come', async () => {
    const journal = await open()
    await journal.add(message(1))
    expect(await journal.take('nobody', 10)).toEqual([])
    const [delivery] = await journal.take('file', 10)
    expect(delivery).toMatchObject({ recipient: 'file', attempts: 0, submission: { values: message(1).values } })
    expect(await journal.take('file', 10)).toEqual([])
    await journal.settle(delivery!, { state: 'waiting', at: clock.now() + HOUR, why: 'no answer' })
    expect(await journal.take('file', 10)).toEqual([])
    expect((await listed(journal))[0]!.deliveries.file).toMatchObject({ state: 'waiting', attempts: 1, why: 'no answer' })
    expect(await journal.health()).toMatchObject({ isWritable: true, waiting: 1, failing: 1, oldest: clock.now() })
  })

  test('F07 a message is delivered when all its recipients have it', async () => {
    const journal = await open()
    await journal.add(message(1))
    await settle(journal, 'file', { state: 'done' })
    expect(await states(journal)).toEqual(['waiting'])
    await settle(journal, 'shop', { state: 'done' })
    expect(await states(journal)).toEqual(['delivered'])
    expect(await states(await reopen(journal))).toEqual(['delivered'])
  })

  test('F08 a message that failed is kept, and tried again when a person says so', async () => {
    const journal = await open()
    await journal.add(message(1))
    await settle(journal, 'file', { state: 'done' })
    await settle(journal, 'shop', { state: 'failed', why: 'gone' })
    expect(await states(journal)).toEqual(['failed'])
    expect(await journal.change('retry', [message(1).id, 'unknown'])).toEqual([message(1).id])
    expect(await settle(journal, 'file', { state: 'done' })).toEqual([])
    expect(await settle(journal, 'shop', { state: 'done' })).toEqual([message(1).id])
    expect(await states(journal)).toEqual(['delivered'])
  })

  test('F09 a message that is held is delivered when a person releases it, and not before', async () => {
    let journal = await open()
    expect(await journal.add(message(1, { suspicion: 'trap' }))).toEqual({ id: message(1).id, isHeld: true })
    expect(await journal.take('file', 10)).toEqual([])
    expect(await journal.change('retry', [message(1).id])).toEqual([])
    journal = await reopen(journal)
    expect(await states(journal)).toEqual(['held'])
    expect(await journal.change('release', [message(1).id])).toEqual([message(1).id])
    expect(await journal.change('release', [message(1).id])).toEqual([])
    expect(await journal.add(message(1, { suspicion: 'trap' }))).toEqual({ id: message(1).id, isHeld: false })
    expect(await settle(journal, 'file', { state: 'done' })).toEqual([message(1).id])
  })

  test('F12 what a person drops is gone', async () => {
    const journal = await open()
    await journal.add(message(1))
    await journal.add(message(2))
    expect(await journal.change('drop', [message(1).id])).toEqual([message(1).id])
    expect((await listed(await reopen(journal))).map(({ id }) => id)).toEqual([message(2).id])
  })

  test('F12 forgets what was delivered or held for as long as config says, and nothing that waits', async () => {
    const journal = await open()
    await journal.add(message(1))
    for (const recipient of ['file', 'shop']) await settle(journal, recipient, { state: 'done' })
    await journal.add(message(2, { suspicion: 'links' }))
    await journal.add(message(3))
    clock.move(6 * DAY)
    await journal.tidy(LIMITS)
    expect(await states(journal)).toEqual(['delivered', 'held', 'waiting'])
    clock.move(2 * DAY)
    await journal.tidy(LIMITS)
    // What nobody delivered in time has failed, and is kept.
    expect(await states(journal)).toEqual(['delivered', 'held', 'failed'])
    clock.move(23 * DAY)
    await journal.tidy(LIMITS)
    expect(await states(journal)).toEqual(['delivered', 'failed'])
    clock.move(60 * DAY)
    await journal.tidy(LIMITS)
    expect(await states(journal)).toEqual(['failed'])
    clock.move(8 * DAY)
    await journal.tidy(LIMITS)
    expect(await states(await reopen(journal))).toEqual([])
    expect(await journal.find(['key 1'], 'content 1').catch(() => null)).toBeNull()
  })
})

// PostgreSQL is not on every machine.
describe.skipIf(POSTGRES_MISSING !== '')(`two receivers with one PostgreSQL${POSTGRES_MISSING}`, () => {
  test('F13 take each message once, and make each delivery once', async () => {
    const journals = await Promise.all([stores[1]![2](), stores[1]![2]()])
    for (const journal of journals) opened.add(journal)
    const numbers = Array.from({ length: 40 }, (_, index) => index + 1)
    const answers = await Promise.all(
      numbers.flatMap((number) =>
        journals.map((journal, which) =>
          journal.add(message(1000 * (which + 1) + number, { keys: [`shared ${number}`], content: `${number}` })),
        ),
      ),
    )
    expect(new Set(answers.map((answer) => (answer as { id: string }).id)).size).toBe(40)
    const taken = await Promise.all(journals.map((journal) => journal.take('file', 30)))
    const rest = await journals[0]!.take('file', 100)
    const ids = [...taken.flat(), ...rest].map(({ submission }) => submission.id)
    expect(ids).toHaveLength(40)
    expect(new Set(ids).size).toBe(40)
  })

  test('F13 F19 one that was killed goes on at its next start with what it was about to deliver, and the other has none of it', async () => {
    const open = async (holder: string) => {
      const journal = await postgresJournal({ url: postgres!.url, clock, log: (line) => said.push(line), holder })
      opened.add(journal)
      return journal
    }
    const [killed, other] = [await open('one'), await open('two')]
    await killed.add(message(3001, { recipients: ['mail'] }))
    await killed.add(message(3002, { recipients: ['mail'] }))
    expect(await killed.take('mail', 1)).toHaveLength(1)
    expect(await other.take('mail', 1)).toHaveLength(1)
    // Nothing is settled: the first one is killed here.
    const again = await open('one')
    const due = await again.take('mail', 10)
    expect(due.map(({ submission }) => submission.id)).toEqual([message(3001).id])
    await again.settle(due[0]!, { state: 'done' })
    expect(await (await open('one')).take('mail', 10)).toEqual([])
  })
})

// PostgreSQL is not on every machine.
test.skipIf(POSTGRES_MISSING !== '')(
  `F13 receivers that start at the same time with an empty PostgreSQL all work${POSTGRES_MISSING}`,
  async () => {
    const { ask, close } = database(postgres!.url, () => {})
    await ask('create database fresh')
    await close()
    const url = postgres!.url.replace(/[^/]+$/, 'fresh')
    const journals = await Promise.all([1, 2, 3].map(() => postgresJournal({ url, clock, log: (line) => said.push(line) })))
    for (const journal of journals) opened.add(journal)
    for (const [index, journal] of journals.entries()) await journal.add(message(index + 1))
    expect(await journals[0]!.take('file', 10)).toHaveLength(3)
  },
)

describe('a journal on disk that was damaged', () => {
  const openFile = async () => {
    const journal = await fileJournal(folder, clock, (line) => said.push(line))
    opened.add(journal)
    return journal
  }
  const journalWithTwo = async () => {
    const journal = await fileJournal(folder, clock, () => {})
    await journal.add(message(1))
    await journal.add(message(2))
    await journal.close()
    return readFileSync(journalFile(folder))
  }

  test('F06 at every place where its last line may have been cut off loses nothing that was acknowledged', async () => {
    const whole = await journalWithTwo()
    const first = whole.indexOf(10) + 1
    for (let end = first; end < whole.length - 1; end += 7) {
      writeFileSync(journalFile(folder), whole.subarray(0, end))
      const journal = await fileJournal(folder, clock, () => {})
      await journal.add(message(3))
      expect((await listed(journal)).map(({ id }) => id)).toEqual([message(1).id, message(3).id])
      await journal.close()
    }
  })

  test('F06 in the middle goes on with all other lines, and sets the damaged one aside', async () => {
    const whole = await journalWithTwo()
    writeFileSync(journalFile(folder), whole.toString().replace('Visitor 1', 'Visitor X'))
    const journal = await openFile()
    expect((await listed(journal)).map(({ id }) => id)).toEqual([message(2).id])
    expect(said).toEqual([expect.stringMatching(/^1 damaged line of .* moved to damaged\.txt\.$/)])
    expect(readFileSync(join(folder, 'damaged.txt'), 'utf8')).toContain('Visitor X')
    expect(readFileSync(journalFile(folder), 'utf8')).not.toContain('Visitor X')
  })

  test('F06 with bytes that are no text goes on', async () => {
    await journalWithTwo()
    appendFileSync(journalFile(folder), Buffer.from([0, 255, 254, 10, 10, 0]))
    expect(await listed(await openFile())).toHaveLength(2)
  })
})

describe('a journal on disk', () => {
  test('F02 is for its owner alone', async () => {
    opened.add(await fileJournal(join(folder, 'deep', 'er'), clock, () => {}))
    expect(statSync(join(folder, 'deep', 'er')).mode & 0o777).toBe(0o700)
    expect(statSync(journalFile(join(folder, 'deep', 'er'))).mode & 0o777).toBe(0o600)
  })

  test('F02 is read by others while it is written', async () => {
    const journal = await fileJournal(folder, clock, () => {})
    opened.add(journal)
    await journal.add(message(1))
    appendFileSync(journalFile(folder), 'half a li')
    const seen: string[] = []
    for await (const { id } of listJournal(folder)) seen.push(id)
    expect(seen).toEqual([message(1).id])
  })

  test('F12 holds nothing any more of what it forgot', async () => {
    const journal = await fileJournal(folder, clock, () => {})
    opened.add(journal)
    await journal.add(message(1, { suspicion: 'trap' }))
    await journal.add(message(2))
    clock.move(31 * DAY)
    await journal.tidy({ ...LIMITS, giveUp: 365 * DAY })
    expect(readFileSync(journalFile(folder), 'utf8')).not.toContain('Visitor 1')
    await journal.add(message(3))
    expect((await listed(journal)).map(({ values }) => values.name)).toEqual(['Visitor 2 😀', 'Visitor 3 😀'])
  })

  test('F02 whose folder cannot be made says so in a sentence', async () => {
    writeFileSync(join(folder, 'file'), '')
    await expect(fileJournal(join(folder, 'file', 'in'), clock, () => {})).rejects.toThrow(
      /cannot be created: a part of its path is a file\.$/,
    )
  })
})
