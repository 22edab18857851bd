import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Submission } from '#src/node/receive/journal/submission.ts'
import { type MailServer, startMailServer } from '#tests/support/mailServer.ts'
import { mailSink } from './mailSink.ts'
import type { Message } from './messageOf.ts'

const SUBMISSION: Submission = { id: '00000000000000a1', form: 'order', at: Date.UTC(2026, 10, 20), page: '/order', values: {} }
const MESSAGE: Message = {
  subject: 'An order',
  text: 'Name: Ada 😀\n.\nWishes:\nthank you',
  values: {},
  email: 'ada@visitor.example',
  name: 'Ada',
}

let server: MailServer
beforeEach(async () => {
  server = await startMailServer()
  onTestFinished(() => server.close())
})

const send = async (more: Partial<Message> = {}) => {
  const sink = mailSink({ name: 'office', to: 'office@bakery.example', from: 'site@bakery.example', server: server.url }, () => ({
    ...MESSAGE,
    ...more,
  }))
  onTestFinished(() => sink.close?.())
  await sink.deliver(SUBMISSION)
  return server.mails.at(-1)!
}

test('F18 a mail says what was typed, comes from the site, and is answered to the visitor', async () => {
  const mail = await send()
  expect([mail.from, mail.to]).toEqual(['site@bakery.example', ['office@bakery.example']])
  expect(mail.header('Subject')).toBe('An order (Ada, 0000a1)')
  expect(mail.header('From')).toBe('site@bakery.example')
  expect(mail.header('Reply-To')).toBe('Ada <ada@visitor.example>')
  const body = Buffer.from(
    mail.text.split('\r\n\r\n')[1]!,
    mail.header('Content-Transfer-Encoding') === 'base64' ? 'base64' : 'utf8',
  ).toString()
  expect(body.replaceAll('=\r\n', '')).toContain('thank you')
})

test('F18 files of a message are attached under their names, with the type of their content', async () => {
  const sink = mailSink({ name: 'office', to: 'office@bakery.example', from: 'site@bakery.example', server: server.url }, () => MESSAGE)
  onTestFinished(() => sink.close?.())
  const files: Submission['files'] = [{ field: 'plan', name: 'Plan Jörg.pdf', kind: 'pdf', size: 5 }]
  await sink.deliver({ ...SUBMISSION, files }, async () => Buffer.from('%PDF-'))
  const { text } = server.mails.at(-1)!
  expect(text).toMatch(/Content-Type: application\/pdf;\s+name[^\r]*Plan/)
  expect(text).toContain('Content-Disposition: attachment')
  expect(text).toContain(Buffer.from('%PDF-').toString('base64'))
  await expect(sink.deliver({ ...SUBMISSION, files }, () => Promise.reject(new Error('gone')))).rejects.toThrow(
    'a file of the message cannot be read',
  )
})

test('F18 a mail that is sent again has the same Message-ID', async () => {
  const ids = [(await send()).header('Message-ID'), (await send()).header('Message-ID')]
  expect(ids).toEqual(['<00000000000000a1@bakery.example>', '<00000000000000a1@bakery.example>'])
})

test.each([
  'ada@visitor.example\r\nBcc: all@visitor.example',
  'ada@visitor.example\nBcc:all@visitor.example',
  'ada@visitor.example,all@visitor.example',
  'ada@visitor.example>,<all@visitor.example',
  '"a b"@visitor.example',
  'ada@visitor.example;all@visitor.example',
  'adä@visitor.example',
  '\u2028@visitor.example',
])('F18 nothing that a visitor typed begins a header or names another recipient: %j', async (email) => {
  const mail = await send({ email, text: `${email}\r\n\r\nBcc: all@visitor.example`, subject: `An order\r\nBcc: all@visitor.example` })
  expect(mail.to).toEqual(['office@bakery.example'])
  expect(mail.header('Reply-To')).toBeUndefined()
  expect(mail.header('Bcc')).toBeUndefined()
  expect(mail.header('Subject')).toBe('An order Bcc: all@visitor.example (Ada, 0000a1)')
})

test('F18 a name begins no header and names no recipient either', async () => {
  const mail = await send({ name: 'Ada\r\nBcc: all@visitor.example, "x" <y@visitor.example>' })
  expect(mail.to).toEqual(['office@bakery.example'])
  expect(mail.header('Bcc')).toBeUndefined()
  expect(mail.header('Reply-To')).toMatch(/^"Ada Bcc all visitor\.example x y visitor\.example"\s+<ada@visitor\.example>$/)
})

test('F18 mails of two messages have two subjects, so that mail programs do not fold them into one', async () => {
  const subjects = [await send({ name: 'Ada' }), await send({ name: 'Kim' }), await send({ name: undefined })].map((mail) =>
    mail.header('Subject'),
  )
  expect(subjects).toEqual(['An order (Ada, 0000a1)', 'An order (Kim, 0000a1)', 'An order (0000a1)'])
})

test.each([
  ['info@müller.example', 'info@xn--mller-kva.example'],
  ['info@BÄCKEREI.example', 'info@xn--bckerei-5wa.example'],
])('F18 a visitor with the address %s can be answered', async (email, address) => {
  expect((await send({ email, name: undefined })).header('Reply-To')).toBe(address)
})

test('F18 what the mail server refuses is a failure in words, without anybody’s address', async () => {
  server.answer = () => Object.assign(new Error('No such user <ada@visitor.example> here'), { responseCode: 550 })
  await expect(send()).rejects.toThrow(/^the mail server answered 550 No such user <…> here$/)
})

test('F18 a mail server that is not there is a failure in words', async () => {
  await server.close()
  await expect(send()).rejects.toThrow(/^the mail server failed: .*ECONNREFUSED/)
})
