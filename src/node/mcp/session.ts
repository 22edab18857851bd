import { z } from 'zod'
import { didYouMean } from '#src/site/words/nearest.ts'
import { isFields } from '#src/site/isFields.ts'
import { callTool } from './callTool.ts'
import type { Tool, ToolPlace } from './tool.ts'

/** The versions of the protocol that are spoken, the newest first. */
const VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'] as const
/** Later ones have given up batches. */
const LAST_WITH_BATCHES = '2025-03-26'

const CANCELLED = 'notifications/cancelled'
const MOST_CALLED_OFF = 10_000

/** The errors of JSON-RPC 2.0. */
const PARSE_ERROR = -32700
const INVALID_REQUEST = -32600
const METHOD_NOT_FOUND = -32601
const INVALID_PARAMS = -32602

/** What is said to a client that comes: who the server is, and how its tools are meant to be used. */
export type ServerInfo = { name: string; title: string; version: string; instructions: string }

/**
 * A conversation with one client. `answer` takes a message as a line of text and gives the line to send back, if there is one. `hear` is
 * told of every message as soon as it comes: a request that is called off before its turn is neither carried out nor answered.
 */
export type Session = { hear(line: string): void; answer(line: string): Promise<string | undefined> }

type Id = string | number | null
type Reply = { jsonrpc: '2.0'; id: Id } & ({ result: object } | { error: { code: number; message: string } })

/** Opens a conversation of the Model Context Protocol about some tools. Every message is answered by the rules, whatever it is. */
export function openSession(info: ServerInfo, tools: readonly Tool[], place: ToolPlace): Session {
  let version: string = VERSIONS[0]
  const calledOff = new Set<unknown>()

  const methods: Record<string, (params: Record<string, unknown>) => object | Promise<object>> = {
    initialize({ protocolVersion }) {
      // A client that speaks none of ours hears the newest and decides whether to stay.
      version = VERSIONS.find((known) => known === protocolVersion) ?? VERSIONS[0]
      const { instructions, ...serverInfo } = info
      return { protocolVersion: version, capabilities: { tools: { listChanged: false } }, serverInfo, instructions }
    },
    ping: () => ({}),
    'tools/list'({ cursor }) {
      // All tools come at once, so that no cursor was ever given.
      if (cursor !== undefined) throw new ProtocolError(INVALID_PARAMS, 'There is no more of the list.')
      return { tools: tools.map(described) }
    },
    async 'tools/call'({ name, arguments: given }) {
      const tool = tools.find((known) => known.name === name)
      if (!tool) {
        const meant =
          typeof name === 'string'
            ? didYouMean(
                name,
                tools.map((known) => known.name),
              )
            : undefined
        throw new ProtocolError(INVALID_PARAMS, `There is no tool ${JSON.stringify(name)?.slice(0, 80)}.${meant ? ` ${meant}` : ''}`)
      }
      const { text, isError = false } = await callTool(tool, given, place)
      return { content: [{ type: 'text', text }], isError }
    },
  }

  async function reply(message: unknown): Promise<Reply | undefined> {
    if (!isFields(message)) return failed(null, INVALID_REQUEST, 'A message is an object.')
    const { jsonrpc, id, method, params } = message
    // An answer to a question that was never asked.
    if (method === undefined && ('result' in message || 'error' in message)) return undefined
    const isId = typeof id === 'string' || typeof id === 'number'
    if (jsonrpc !== '2.0' || typeof method !== 'string' || (id !== undefined && !isId))
      return failed(
        isId ? id : null,
        INVALID_REQUEST,
        'A message has "jsonrpc": "2.0", a "method", and an "id" unless it is a notification.',
      )
    if (!isId || calledOff.delete(id)) return undefined
    const run = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (!run) return failed(id, METHOD_NOT_FOUND, `There is no method ${JSON.stringify(method.slice(0, 80))}.`)
    if (params !== undefined && !isFields(params)) return failed(id, INVALID_PARAMS, '"params" is an object.')
    try {
      return { jsonrpc: '2.0', id, result: await run(params ?? {}) }
    } catch (error) {
      if (error instanceof ProtocolError) return failed(id, error.code, error.message)
      throw error
    }
  }

  return {
    hear(line) {
      const message = line.includes(CANCELLED) ? parsed(line) : undefined
      for (const part of Array.isArray(message) ? message : [message])
        if (isFields(part) && part['method'] === CANCELLED && isFields(part['params'])) calledOff.add(part['params']['requestId'])
      // Those that name no request of their own would add up.
      if (calledOff.size > MOST_CALLED_OFF) calledOff.clear()
    },
    async answer(line) {
      const message = parsed(line)
      if (message === undefined) return JSON.stringify(failed(null, PARSE_ERROR, 'This is no JSON.'))
      if (!Array.isArray(message) || message.length === 0 || version > LAST_WITH_BATCHES) {
        const one = await reply(message)
        return one && JSON.stringify(one)
      }
      const replies: Reply[] = []
      for (const part of message) {
        const one = await reply(part)
        if (one) replies.push(one)
      }
      return replies.length > 0 ? JSON.stringify(replies) : undefined
    },
  }
}

/** What is wrong with a message itself. */
class ProtocolError extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

function failed(id: Id, code: number, message: string): Reply {
  return { jsonrpc: '2.0', id, error: { code, message } }
}

function described({ name, title, description, input, changes }: Tool): object {
  const { $schema: _dialect, ...inputSchema } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any', reused: 'inline' })
  const annotations = { title, readOnlyHint: !changes, destructiveHint: changes, idempotentHint: !changes, openWorldHint: false }
  return { name, title, description, inputSchema, annotations }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
