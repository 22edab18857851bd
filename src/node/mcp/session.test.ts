import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openSession } from './session.ts'
import { serveLines } from './serveLines.ts'
import type { Tool } from './tool.ts'

const echo: Tool = {
  name: 'echo',
  title: 'Echo',
  description: 'Says a word.',
  input: z.strictObject({ word: z.string().max(5) }),
  changes: false,
  call: (input) => {
    const { word } = input as { word: string }
    if (word === 'throw') throw new Error('it is broken')
    return { text: word === 'long' ? 'x'.repeat(100_000) : word }
  },
}
const info = { name: 'test', title: 'Test', version: '1.0.0', instructions: 'Say a word.' }
const open = () => openSession(info, [echo], { configDir: '/nowhere', allowDrafts: false, now: () => new Date(0) })

/** Sends messages, or lines of text, and gives what comes back for each. */
async function talk(...messages: unknown[]): Promise<unknown[]> {
  const session = open()
  const replies: unknown[] = []
  for (const message of messages) {
    const reply = await session.answer(typeof message === 'string' ? message : JSON.stringify(message))
    replies.push(reply === undefined ? undefined : JSON.parse(reply))
  }
  return replies
}
const request = (method: string, params?: unknown, id: unknown = 1) => ({ jsonrpc: '2.0', id, method, params })
const initialize = (protocolVersion: string) =>
  request('initialize', { protocolVersion, capabilities: {}, clientInfo: { name: 'c', version: '1' } })

test.each([
  ['2025-11-25', '2025-11-25'],
  ['2025-06-18', '2025-06-18'],
  ['2025-03-26', '2025-03-26'],
  ['2024-11-05', '2024-11-05'],
  ['1999-01-01', '2025-11-25'],
])('a client that asks for %s gets %s', async (asked, given) => {
  const [reply] = await talk(initialize(asked))
  expect(reply).toEqual({
    jsonrpc: '2.0',
    id: 1,
    result: {
      protocolVersion: given,
      capabilities: { tools: { listChanged: false } },
      serverInfo: { name: 'test', title: 'Test', version: '1.0.0' },
      instructions: 'Say a word.',
    },
  })
})

test('tools are listed with the schema of their arguments, and are called', async () => {
  const [pong, quiet, listed, called] = await talk(
    request('ping', undefined, 'a'),
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    request('tools/list', {}, 2),
    request('tools/call', { name: 'echo', arguments: { word: 'hello' } }, 3),
  )
  expect(pong).toEqual({ jsonrpc: '2.0', id: 'a', result: {} })
  expect(quiet).toBeUndefined()
  expect(listed).toMatchObject({
    id: 2,
    result: {
      tools: [
        {
          name: 'echo',
          description: 'Says a word.',
          inputSchema: { type: 'object', required: ['word'] },
          annotations: { readOnlyHint: true },
        },
      ],
    },
  })
  expect(called).toEqual({ jsonrpc: '2.0', id: 3, result: { content: [{ type: 'text', text: 'hello' }], isError: false } })
})

test('wrong arguments, a tool that throws and an answer that is too long are told in the answer of the tool', async () => {
  const call = (given: unknown) => request('tools/call', { name: 'echo', arguments: given })
  const replies = (await talk(
    call({}),
    call({ wort: 'x' }),
    call({ word: 'much too long' }),
    call(7),
    call({ word: 'throw' }),
    call({ word: 'long' }),
  )) as { result: { content: { text: string }[]; isError: boolean } }[]
  const texts = replies.map(({ result }) => result.content[0]!.text)
  expect(replies.map(({ result }) => result.isError)).toEqual([true, true, true, true, true, false])
  expect(texts[0]).toBe('word: "word" is missing. Add it.')
  expect(texts[1]).toContain('"wort" is not a field here')
  expect(texts[2]).toBe('word: too long: at most 5, this is 13')
  expect(texts[3]).toContain('expected an object, got 7')
  expect(texts[4]).toContain('it is broken')
  expect(texts[5]!.length).toBeLessThan(61_000)
})

test.each([
  ['text that is no JSON', '{"jsonrpc": ', -32700, null],
  ['a word', '"ping"', -32600, null],
  ['null', 'null', -32600, null],
  ['another version', { jsonrpc: '1.0', id: 4, method: 'ping' }, -32600, 4],
  ['no method', { jsonrpc: '2.0', id: 4 }, -32600, 4],
  ['an id that is a list', { jsonrpc: '2.0', id: [], method: 'ping' }, -32600, null],
  ['an unknown method', request('resources/list'), -32601, 1],
  ['a method of objects', request('constructor'), -32601, 1],
  ['parameters in a list', request('ping', []), -32602, 1],
  ['an unknown tool', request('tools/call', { name: 'eko' }), -32602, 1],
  ['a tool without a name', request('tools/call', {}), -32602, 1],
  ['a part of the list that was never offered', request('tools/list', { cursor: '2' }), -32602, 1],
  ['a batch in a version without batches', [request('ping')], -32600, null],
])('%s gets the error of the rules, and the conversation goes on', async (_title, message, code, id) => {
  const [failed, pong] = await talk(message, request('ping'))
  expect(failed).toMatchObject({ jsonrpc: '2.0', id, error: { code, message: expect.stringMatching(/\S/) as string } })
  expect(pong).toEqual({ jsonrpc: '2.0', id: 1, result: {} })
})

test('a batch is answered as one in the version that has them; answers and notifications in it are passed over', async () => {
  const [, batch, none] = await talk(
    initialize('2025-03-26'),
    [request('ping', {}, 1), { jsonrpc: '2.0', method: 'notifications/cancelled' }, { jsonrpc: '2.0', id: 9, result: {} }, 5],
    [{ jsonrpc: '2.0', method: 'notifications/initialized' }],
  )
  expect(batch).toMatchObject([
    { id: 1, result: {} },
    { id: null, error: { code: -32600 } },
  ])
  expect(none).toBeUndefined()
})

test('lines come in any pieces; one that is too long or empty ends nothing, and the last needs no line end', async () => {
  const input = new PassThrough()
  const output = new PassThrough()
  const session = open()
  const served = serveLines(input, output, session)
  const text = Buffer.from(`${JSON.stringify(request('tools/call', { name: 'echo', arguments: { word: 'Öl' } }))}\r\n\n`)
  for (const byte of text) input.write(Buffer.from([byte]))
  const piece = Buffer.alloc(1024 * 1024, 'x')
  for (let count = 0; count < 9; count++) input.write(piece)
  input.write('\n')
  input.end(JSON.stringify(request('ping', {}, 2)))
  await served
  const lines = String(output.read())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object)
  expect(lines).toMatchObject([{ result: { content: [{ text: 'Öl' }] } }, { id: null, error: { code: -32700 } }, { id: 2, result: {} }])
})

test('a request that is called off before its turn is neither carried out nor answered, and those around it are', async () => {
  const said: string[] = []
  const slow: Tool = {
    ...echo,
    call(input) {
      const { word } = input as { word: string }
      said.push(word)
      // The others come while the first one is at work.
      if (word === 'one') {
        for (const [index, later] of ['two', 'three'].entries())
          stream.write(`${JSON.stringify(request('tools/call', { name: 'echo', arguments: { word: later } }, index + 2))}\n`)
        stream.end(`${JSON.stringify({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 2 } })}\n`)
      }
      return { text: word }
    },
  }
  const stream = new PassThrough()
  const output = new PassThrough()
  const session = openSession(info, [slow], { configDir: '/nowhere', allowDrafts: false, now: () => new Date(0) })
  const served = serveLines(stream, output, session)
  stream.write(`${JSON.stringify(request('tools/call', { name: 'echo', arguments: { word: 'one' } }))}\n`)
  await served
  expect(said).toEqual(['one', 'three'])
  expect(
    String(output.read())
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id: number }).id),
  ).toEqual([1, 3])
})
