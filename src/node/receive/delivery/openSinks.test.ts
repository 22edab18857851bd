import { expect, test } from 'vitest'
import { type Recipient, openSinks } from './openSinks.ts'

const RECIPIENTS: Recipient[] = [
  { kind: 'file', name: 'file' },
  { kind: 'mail', name: 'office', to: 'office@bakery.example', from: 'site@bakery.example' },
  { kind: 'webhook', name: 'shop', url: 'https://shop.bakery.example' },
]

test('F18 messages wait for recipients whose secret is not set, and a line says what to set', () => {
  const log: string[] = []
  const options = {
    folder: '',
    clock: { now: () => 0, sleep: () => Promise.resolve(), onTheWall: () => new Date(0) },
    messageOf: () => ({ subject: '', text: '', values: {}, email: undefined }),
    log: (line: string) => log.push(line),
  }
  const names = (secrets: Parameters<typeof openSinks>[1]['secrets']) =>
    openSinks(RECIPIENTS, { ...options, secrets }).map(({ name }) => name)
  expect(names({})).toEqual(['file'])
  expect(log).toEqual([
    expect.stringContaining('"office" are not delivered yet: set FORMS_SMTP_URL'),
    expect.stringContaining('"shop" are not delivered yet: set FORMS_WEBHOOK_SECRET'),
  ])
  expect(names({ smtpUrl: 'smtp://127.0.0.1', webhookSecret: 'x' })).toEqual(['file', 'office', 'shop'])
  expect(log).toHaveLength(2)
})
