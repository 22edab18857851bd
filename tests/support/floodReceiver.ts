import { Agent, request } from 'node:http'
import { ORDER } from './orderForm.ts'

/** The number of answers by status. */
export type FloodAnswers = Record<number, number>

/** Sends spam from one address and from many, alternately, as fast as a few connections allow, with real messages in between. */
export type FloodOptions = {
  url: string
  posts: number
  /** Called after half of the requests. */
  midway: () => Promise<void>
}

const CONNECTIONS = 32

/**
 * Floods a receiver that identifies visitors by `X-Forwarded-For`: a third fills in the trap and comes from many addresses, a third is
 * typed too fast, and a third comes from one address but looks legitimate.
 */
export async function floodReceiver({ url, posts, midway }: FloodOptions): Promise<FloodAnswers> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const answers: FloodAnswers = {}
  let sent = 0
  let middle: Promise<void> | undefined
  const spam = (number: number): [visitor: string, body: object] => {
    const many = `10.${number % 250}.${(number >> 8) % 250}.1`
    const values = { ...ORDER.values, name: `Spam ${number}` }
    if (number % 3 === 0) return [many, { ...ORDER, values, trap: 'buy' }]
    return number % 3 === 1 ? [many, { ...ORDER, values, elapsed: 10 }] : ['203.0.113.99', { ...ORDER, values }]
  }
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (sent < posts) {
        sent += 1
        if (sent >= posts / 2) middle ??= midway()
        const status = await post(url, agent, ...spam(sent))
        answers[status] = (answers[status] ?? 0) + 1
      }
    }),
  )
  await middle
  agent.destroy()
  return answers
}

function post(url: string, agent: Agent, visitor: string, body: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': visitor }
    request(`${url}/_forms/preorder`, { method: 'POST', agent, headers }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode!))
    })
      .once('error', reject)
      .end(JSON.stringify(body))
  })
}
