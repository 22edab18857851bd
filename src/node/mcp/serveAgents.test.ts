import { PassThrough } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { Client, type ClientOptions } from '@modelcontextprotocol/client'
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { serveAgents } from './serveAgents.ts'
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

/** A server with one tool: its two streams, and its end. */
function serve(tool = echo) {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const served = serveAgents(info, [tool], { configDir: '/nowhere', allowDrafts: false, now: () => new Date(0) }, input, output)
  return { input, output, served }
}

/** The official client, connected to a server by its streams. */
async function connect(tool?: Tool, options?: ClientOptions) {
  const { input, output } = serve(tool)
  const client = new Client({ name: 'client', version: '1' }, options)
  // A transport over two streams; the one of the client would start a process.
  await client.connect(new StdioServerTransport(output, input))
  const say = async (given: unknown) => {
    const { content, isError = false } = await client.callTool({ name: 'echo', arguments: given as Record<string, unknown> })
    return { text: (content[0] as { text: string }).text, isError }
  }
  return { client, say }
}

const request = (method: string, params?: unknown, id: unknown = 1) => ({ jsonrpc: '2.0', id, method, params })
const call = (word: string, id: number) => request('tools/call', { name: 'echo', arguments: { word } }, id)

type Reply = { id?: unknown; result?: { content?: { text: string }[] }; error?: { code: number; message: string } }

/** Sends messages, or lines of text, ends the input, and gives what comes back. */
async function talk(...messages: unknown[]): Promise<Reply[]> {
  const { input, output, served } = serve()
  input.end(messages.map((message) => `${typeof message === 'string' ? message : JSON.stringify(message)}\n`).join(''))
  await served
  return replies(output)
}
const replies = (output: PassThrough) =>
  String(output.read() ?? '')
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Reply]))

test.each(['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'])('a client that knows only %s is served', async (version) => {
  const { client, say } = await connect(echo, { supportedProtocolVersions: [version] })
  expect(client.getNegotiatedProtocolVersion()).toBe(version)
  expect(await say({ word: 'hello' })).toEqual({ text: 'hello', isError: false })
})

test('a client that asks for an unknown version is offered the newest of those that begin in its way', async () => {
  const { client } = await connect(echo, { supportedProtocolVersions: ['1999-01-01', '2025-11-25'] })
  expect(client.getNegotiatedProtocolVersion()).toBe('2025-11-25')
})

test('a client that is pinned to 2026-07-28 is served', async () => {
  const { client, say } = await connect(echo, { versionNegotiation: { mode: { pin: '2026-07-28' } } })
  expect(client.getNegotiatedProtocolVersion()).toBe('2026-07-28')
  expect(await say({ word: 'hello' })).toEqual({ text: 'hello', isError: false })
})

test('a client hears who the server is, and lists tools with the schema of their arguments', async () => {
  const { client } = await connect()
  expect(client.getServerVersion()).toEqual({ name: 'test', title: 'Test', version: '1.0.0' })
  expect(client.getInstructions()).toBe('Say a word.')
  expect(client.getServerCapabilities()).toEqual({ tools: { listChanged: false } })
  await client.ping()
  expect((await client.listTools()).tools).toEqual([
    {
      name: 'echo',
      title: 'Echo',
      description: 'Says a word.',
      inputSchema: {
        $schema: expect.stringContaining('2020-12') as string,
        type: 'object',
        properties: { word: { type: 'string', maxLength: 5 } },
        required: ['word'],
        additionalProperties: false,
      },
      annotations: { title: 'Echo', readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
  ])
})

test.each([
  [{}, 'word: "word" is missing. Add it.'],
  [undefined, 'word: "word" is missing. Add it.'],
  [{ wort: 'x', word: 'x' }, 'wort: "wort" is not a field here. Did you mean "word"?'],
  [{ word: 'much too long' }, 'word: too long: at most 5, got 13'],
  [{ word: 'throw' }, 'Something went wrong: it is broken'],
  [{ word: JSON.parse(`${'['.repeat(100)}${']'.repeat(100)}`) as unknown }, 'nested more than 64 levels deep'],
])('what is wrong with a call is said in its answer: %j', async (given, text) => {
  const { say } = await connect()
  expect(await say(given)).toEqual({ text: expect.stringContaining(text) as string, isError: true })
})

test('arguments that are nested without end are refused, and the next call is answered', async () => {
  const line = JSON.stringify(call('deep', 1)).replace('"deep"', `${'['.repeat(100_000)}${']'.repeat(100_000)}`)
  expect(await talk(line, call('on', 2))).toMatchObject([
    { id: 1, result: { isError: true, content: [{ text: 'The arguments are nested too deeply. Send them with fewer levels.' }] } },
    { id: 2, result: { content: [{ text: 'on' }] } },
  ])
})

test('an answer that is too long is cut', async () => {
  const { say } = await connect()
  const { text, isError } = await say({ word: 'long' })
  expect(text.length).toBeLessThan(61_000)
  expect(text).toContain('cut here: the answer has 100000 characters')
  expect(isError).toBe(false)
})

test.each([
  ['an unknown method', request('resources/list'), -32601],
  ['a method of objects', request('constructor'), -32601],
  ['an unknown tool', request('tools/call', { name: 'eko' }), -32602],
  ['a tool that objects have', request('tools/call', { name: '__proto__', arguments: {} }), -32602],
  ['a tool without a name', request('tools/call', {}), -32602],
  ['arguments that are no object', request('tools/call', { name: 'echo', arguments: 7 }), -32602],
])('%s gets an error, and the conversation goes on', async (_title, message, code) => {
  const [failed, next] = await talk(message, call('on', 2))
  expect(failed).toMatchObject({ id: 1, error: { code, message: expect.stringMatching(/\S/) as string } })
  expect(next).toMatchObject({ id: 2, result: { content: [{ text: 'on' }] } })
})

test.each([
  ['text that is no JSON', '{"jsonrpc": '],
  ['control characters', '\u0000\u001b'],
  ['a word', '"ping"'],
  ['null', 'null'],
  ['a list', [request('ping')]],
  ['another version', { jsonrpc: '1.0', id: 4, method: 'ping' }],
  ['no method', { jsonrpc: '2.0', id: 4 }],
  ['an id that is a list', { jsonrpc: '2.0', id: [], method: 'ping' }],
  ['an answer to nothing', { jsonrpc: '2.0', id: 9, result: {} }],
  ['an unknown notification', { jsonrpc: '2.0', method: 'notifications/strange' }],
])('%s is passed over, first and later, and the conversation goes on', async (_title, message) => {
  expect(await talk(message, call('one', 1), message, call('two', 2))).toMatchObject([
    { id: 1, result: { content: [{ text: 'one' }] } },
    { id: 2, result: { content: [{ text: 'two' }] } },
  ])
})

test('lines come in any pieces; one that is too long or empty ends nothing, and the last needs no line end', async () => {
  const { input, output, served } = serve()
  for (const byte of Buffer.from(`${JSON.stringify(call('Öl', 1))}\r\n\n`)) input.write(Buffer.from([byte]))
  const piece = Buffer.alloc(1024 * 1024, 'x')
  for (let count = 0; count < 20; count++) input.write(piece)
  input.write('\n')
  input.end(JSON.stringify(call('end', 2)))
  await served
  const all = replies(output)
  expect(all).toHaveLength(3)
  expect(all.find(({ id }) => id === undefined)?.error?.message).toBe(
    'The line is longer than 8 MB and was not read. Send smaller requests.',
  )
  expect(all.filter(({ id }) => id !== undefined)).toMatchObject([
    { id: 1, result: { content: [{ text: 'Öl' }] } },
    { id: 2, result: { content: [{ text: 'end' }] } },
  ])
})

test('calls are carried out one at a time, in their order, and all are answered before the end', async () => {
  const said: string[] = []
  let [running, most] = [0, 0]
  const slow: Tool = {
    ...echo,
    async call(input) {
      most = Math.max(most, ++running)
      await setImmediate()
      running -= 1
      const { word } = input as { word: string }
      said.push(word)
      return { text: word }
    },
  }
  const { input, output, served } = serve(slow)
  const words = Array.from({ length: 50 }, (_, index) => String(index))
  input.end(words.map((word, index) => `${JSON.stringify(call(word, index))}\n`).join(''))
  await served
  expect(most).toBe(1)
  expect(said).toEqual(words)
  expect(replies(output).map(({ result }) => result!.content![0]!.text)).toEqual(words)
})

test('a call that is cancelled before its turn is neither carried out nor answered, and those around it are', async () => {
  const said: string[] = []
  const cancel = new AbortController()
  const slow: Tool = {
    ...echo,
    call(input) {
      const { word } = input as { word: string }
      said.push(word)
      // The second one waits while the first one is at work.
      if (word === 'one') cancel.abort()
      return { text: word }
    },
  }
  const { client, say } = await connect(slow)
  const first = say({ word: 'one' })
  const second = client.callTool({ name: 'echo', arguments: { word: 'two' } }, { signal: cancel.signal })
  const third = say({ word: 'three' })
  await expect(second).rejects.toThrow()
  expect([await first, await third]).toMatchObject([{ text: 'one' }, { text: 'three' }])
  expect(said).toEqual(['one', 'three'])
})
