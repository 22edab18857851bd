import { appendFileSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Submission } from '#src/node/receive/journal/submission.ts'
import { fileSink, receivedFile } from './fileSink.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'file-sink-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const message = (number: number): Submission => ({
  id: number.toString(16).padStart(16, '0'),
  form: 'order',
  at: Date.UTC(2026, 10, 20),
  page: '/order',
  values: { name: `Visitor ${number}` },
})
const open = () => fileSink(folder, 'file', ({ values }) => ({ subject: '', text: '', values, email: undefined }))
const file = () => receivedFile(folder, 'file')
const names = () =>
  readFileSync(file(), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { values: { name: string } }).values.name)

test('F07 each message is a line, for the owner alone', async () => {
  await open().deliver(message(1))
  expect(readFileSync(file(), 'utf8')).toBe(
    '{"id":"0000000000000001","form":"order","at":"2026-11-20T00:00:00.000Z","page":"/order","values":{"name":"Visitor 1"}}\n',
  )
  expect(statSync(file()).mode & 0o777).toBe(0o600)
})

test('F19 what is in the file is not added again, also by the next process', async () => {
  const sink = open()
  await Promise.all([1, 2, 1].map((number) => sink.deliver(message(number))))
  await sink.deliver(message(2))
  await open().deliver(message(1))
  await open().deliver(message(3))
  expect(names()).toEqual(['Visitor 1', 'Visitor 2', 'Visitor 3'])
})

test('F19 wherever its last line was cut off, the file is whole afterwards and holds each message once', async () => {
  for (let cut = 1; cut < 120; cut += 1) {
    rmSync(file(), { force: true })
    const sink = open()
    await sink.deliver(message(1))
    await sink.deliver(message(2))
    truncateSync(file(), statSync(file()).size - cut)
    const next = open()
    for (const number of [1, 2, 3]) await next.deliver(message(number))
    expect(names()).toEqual(['Visitor 1', 'Visitor 2', 'Visitor 3'])
  }
})

test('F19 a file that others write to or move away is gone on with', async () => {
  const sink = open()
  await sink.deliver(message(1))
  appendFileSync(file(), 'a note of somebody\n')
  await sink.deliver(message(2))
  renameSync(file(), `${file()}.1`)
  await sink.deliver(message(3))
  expect(names()).toEqual(['Visitor 3'])
  expect(readFileSync(`${file()}.1`, 'utf8')).toContain('a note of somebody\n{"id":"0000000000000002"')
})

test('F07 a file that cannot be written is a failure in words', async () => {
  writeFileSync(join(folder, 'received'), '')
  await expect(open().deliver(message(1))).rejects.toThrow(/file\.jsonl cannot be written: something else with this name exists$/)
})
