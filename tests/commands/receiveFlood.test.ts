import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { journalFile } from '#src/node/receive/journal/journalStore.ts'
import { floodReceiver } from '#tests/support/floodReceiver.ts'
import { ORDER } from '#tests/support/orderForm.ts'
import { receiverAtWork } from '#tests/support/receiverAtWork.ts'

test('F11 a flood of spam fills no disk and stops no real message', async () => {
  const { url, post, arrived, kept, folder } = await receiverAtWork({ proxies: 1 })
  const real = { ...ORDER, values: { ...ORDER.values, name: 'A real visitor' } }
  const states: unknown[] = []
  const answers = await floodReceiver({
    url,
    posts: 10_000,
    midway: async () => {
      for (const visitor of ['198.51.100.7', '203.0.113.99']) {
        const answer = await post(real, `real-${visitor}`, { 'X-Forwarded-For': visitor })
        states.push({ status: answer.status, ...((await answer.json()) as object) })
      }
    },
  })
  // From an address of its own it is taken; from that of the flood it is held, or refused so that it is sent again: never claimed and lost.
  expect(states[0]).toMatchObject({ status: 202, state: 'accepted' })
  expect(states[1]).toMatchObject({ state: expect.stringMatching(/^(held|refused)$/) })
  expect((await arrived(11)).map(({ values }) => values.name)).toContain('A real visitor')
  // Ten of those that looked like anybody, and two hundred of each kind that looked like spam.
  expect(Object.keys(answers)).toEqual(['202', '429'])
  expect(answers[202]).toBeLessThanOrEqual(10 + 200 + 200)
  expect((await kept()).length).toBeLessThanOrEqual(11 + 200 + 200)
  expect(statSync(journalFile(folder)).size).toBeLessThan(1024 * 1024)
})
