import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import type { PreviewContext } from '#src/node/dev/previewContext.ts'
import { guardFor } from '#src/node/edit/rights/guard.ts'
import { teamFileOf } from '#src/node/edit/rights/readTeam.ts'
import { fileJournal } from '#src/node/receive/journal/fileJournal.ts'
import { systemClock } from '#src/node/receive/systemClock.ts'
import { bakeryProject } from '#tests/support/bakeryProject.ts'
import { commentEndpoints } from './commentEndpoints.ts'
import { messageEndpoints } from './messageEndpoints.ts'
import type { EditorComments, EditorInbox } from './teamWire.ts'

let configDir: string
let project: string

beforeEach(() => {
  configDir = bakeryProject({})
  project = dirname(configDir)
  const roles = { editor: { may: [{ acts: ['comment', 'messages'] }] }, writer: { may: [{ acts: ['edit'] }] } }
  writeFileSync(
    teamFileOf(configDir),
    JSON.stringify({ roles, people: { 'anna@example.com': ['editor'], 'bert@example.com': ['writer'] } }),
  )
})

function desk(email: string): PreviewContext {
  const person = { email, name: email.split('@')[0]!, groups: [] }
  const team = { key: '', person, branches: 'edit/x/', teamFile: teamFileOf(configDir), project }
  return { configDir, team, guard: guardFor(configDir, team.teamFile, person), preview: { good: null } } as unknown as PreviewContext
}

async function ask<Body>(email: string, address: string, asked: Record<string, unknown> = {}): Promise<{ status: number; body: Body }> {
  const endpoint = { ...commentEndpoints, ...messageEndpoints }[`/_dev/edit/${address}`]!
  return (await endpoint.answer(desk(email), asked)) as { status: number; body: Body }
}

test('people with the right comment, reply, resolve and open again; all others read', async () => {
  const place = { file: 'pages/visit.json', section: 0, words: 'corner of Lindenstrasse' }
  const { body } = await ask<EditorComments>('anna@example.com', 'comment', { ...place, text: 'Name the tram stop.' })
  const [thread] = body.threads
  expect(thread).toMatchObject({ quote: place.words, path: '/visit', place: { file: place.file, section: 0 }, isResolved: false })
  await ask('anna@example.com', 'reply', { thread: thread!.id, text: 'Lindenplatz.' })
  await ask('anna@example.com', 'resolve', { thread: thread!.id, isResolved: true })
  const read = await ask<EditorComments>('bert@example.com', 'comments')
  expect(read.body).toMatchObject({ mayComment: false, me: 'bert@example.com', threads: [{ isResolved: true }] })
  expect(read.body.threads[0]!.remarks.map(({ by, text }) => [by.name, text])).toEqual([
    ['anna', 'Name the tram stop.'],
    ['anna', 'Lindenplatz.'],
  ])
  const before = readdirSync(join(project, 'comments'))
  for (const [address, asked] of [
    ['comment', { ...place, text: 'x' }],
    ['reply', { thread: thread!.id, text: 'x' }],
    ['resolve', { thread: thread!.id, isResolved: false }],
  ] as const)
    expect(await ask('bert@example.com', address, asked), address).toMatchObject({
      status: 403,
      body: { message: 'bert@example.com may not comment. Ask a person with the role editor (anna@example.com).' },
    })
  expect(readdirSync(join(project, 'comments'))).toEqual(before)
})

test.each([
  ['comment', { file: '../team.json', section: 0, words: '', text: 'x' }, 404],
  ['comment', { file: '../../etc/passwd', section: 0, words: '', text: 'x' }, 404],
  ['comment', { file: 'pages/visit.json', section: 99, words: '', text: 'x' }, 409],
  ['comment', { file: 'pages/visit.json', section: 0, words: 'words that are not there', text: 'x' }, 409],
  ['comment', { file: 'pages/visit.json', section: 0, words: '', text: '  ' }, 400],
  ['comment', { file: 'pages/visit.json', section: 0, words: '', text: 'x'.repeat(5000) }, 400],
  ['reply', { thread: '../a', text: 'x' }, 409],
  ['resolve', { thread: 'nothing', isResolved: true }, 409],
  ['message', { id: '../../team', change: 'drop' }, 400],
  ['message', { id: 'abc0', change: 'drop' }, 409],
  ['message', { id: 'abc0', change: 'delete' }, 400],
])('%s with %j is refused', async (address, asked, status) => {
  expect((await ask('anna@example.com', address, asked)).status).toBe(status)
})

test('messages are listed, marked, saved and deleted by people with the right only', async () => {
  const folder = join(project, 'submissions')
  mkdirSync(folder, { mode: 0o700 })
  const journal = await fileJournal(folder, systemClock, () => undefined)
  for (const [id, text] of [
    ['00000000000000a1', 'The first'],
    ['00000000000000a2', '=HYPERLINK("x")'],
  ] as const)
    await journal.add({
      id,
      form: 'order',
      at: Date.now(),
      page: '/visit',
      values: { name: text },
      keys: [id],
      content: id,
      recipients: ['file'],
    })
  await journal.close()

  for (const address of ['messages', 'messages-table']) expect((await ask('bert@example.com', address)).status, address).toBe(403)
  expect((await ask('bert@example.com', 'message', { id: '00000000000000a1', change: 'drop' })).status).toBe(403)

  const listed = async () => (await ask<EditorInbox>('anna@example.com', 'messages')).body.messages.map(({ id, isDone }) => [id, isDone])
  expect(await listed()).toEqual([
    ['00000000000000a2', false],
    ['00000000000000a1', false],
  ])
  await ask('anna@example.com', 'message', { id: '00000000000000a1', change: 'done' })
  expect(await listed()).toContainEqual(['00000000000000a1', true])
  await ask('anna@example.com', 'message', { id: '00000000000000a1', change: 'open' })
  expect(await listed()).toContainEqual(['00000000000000a1', false])
  const { body } = await ask<{ csv: string }>('anna@example.com', 'messages-table')
  expect(body.csv).toContain(`"'=HYPERLINK(""x"")"`)
  expect((await ask('anna@example.com', 'message', { id: '00000000000000a2', change: 'drop' })).status).toBe(200)
  expect(await listed()).toEqual([['00000000000000a1', false]])
})
