import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { receiverAtWork } from '#tests/support/receiverAtWork.ts'

type Typed = { name: string; email: string; message: string }

/** Messages of invented people: `seen` were looked at while the signs were written, `unseen` were not. */
const messages = (set: 'seen' | 'unseen') =>
  JSON.parse(readFileSync(`tests/fixtures/messages/${set}.json`, 'utf8')) as Record<'honest' | 'spam', Typed[]>

const FIELDS = [
  { kind: 'text', name: 'name', label: 'Your name', required: true },
  { kind: 'email', name: 'email', label: 'E-mail', required: true },
  { kind: 'long', name: 'message', label: 'Message', required: true },
]

/** Sends messages from a network each; gives those that are held. */
async function heldOf(all: readonly Typed[]): Promise<string[]> {
  const { post, kept } = await receiverAtWork({ form: { fields: FIELDS }, proxies: 1 })
  for (const [at, values] of all.entries())
    expect(
      (await post({ values, page: '/order', trap: '', elapsed: 60_000 }, undefined, { 'X-Forwarded-For': `203.0.113.${at + 1}` })).status,
    ).toBe(202)
  return (await kept()).filter(({ state }) => state === 'held').map(({ values }) => values['message']!)
}

test('F09 of 40 honest messages, with links and signatures, at most one is held', async () => {
  const held = await heldOf([...messages('seen').honest, ...messages('unseen').honest])
  expect(held.length, held.join('\n\n')).toBeLessThanOrEqual(1)
})

test('F09 of 40 messages of spam, each from another network, at least 30 are held', async () => {
  expect((await heldOf([...messages('seen').spam, ...messages('unseen').spam])).length).toBeGreaterThanOrEqual(30)
})

test('F09 the same words from many visitors are held from the third on, with whatever names, numbers and addresses', async () => {
  const held = await heldOf(
    Array.from({ length: 30 }, (_, at) => ({
      name: `Visitor ${at}`,
      email: `v${at}@mail${at}.example`,
      message: `Good morning, our colleagues in the neighbourhood have opened a new shop, no. ${at}, and you should see it: https://shop${at}.example`,
    })),
  )
  expect(held).toHaveLength(28)
})

test('F09 the same words from one visitor, and short ones from many, are not', async () => {
  const short = Array.from({ length: 8 }, (_, at) => ({ name: `V ${at}`, email: `v${at}@mail.example`, message: 'Please call me back.' }))
  expect(await heldOf(short)).toEqual([])
})
