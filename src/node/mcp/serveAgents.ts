import { once } from 'node:events'
import { Readable, type Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { INVALID_REQUEST, McpServer } from '@modelcontextprotocol/server'
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio'
import { callTool } from './callTool.ts'
import { LONGEST_LINE, linesOf } from './linesOf.ts'
import type { Tool, ToolPlace } from './tool.ts'

/** The server’s description for clients, with instructions for its tools. */
export type ServerInfo = { name: string; title: string; version: string; instructions: string }

/**
 * Serves one client with the Model Context Protocol until `input` ends and all requests are answered. Calls run one at a time, in order;
 * one that is cancelled before its turn does not run.
 */
export async function serveAgents(
  { instructions, ...info }: ServerInfo,
  tools: readonly Tool[],
  place: ToolPlace,
  input: Readable,
  output: Writable,
): Promise<void> {
  let turn: Promise<unknown> = Promise.resolve()

  function callInTurn(tool: Tool, given: unknown, isCancelled: () => boolean) {
    const answer = turn.then(async () => {
      // Messages received during the last call are processed before the next one, because they may cancel it.
      await setImmediate()
      if (isCancelled()) return { content: [] }
      const { text, isError = false } = await callTool(tool, given, place)
      return { content: [{ type: 'text' as const, text }], isError }
    })
    turn = answer
    return answer
  }

  function makeServer() {
    const server = new McpServer(info, { instructions, capabilities: { tools: { listChanged: false } } })
    for (const tool of tools) {
      const { name, title, description, input: schema, changes } = tool
      const annotations = { title, readOnlyHint: !changes, destructiveHint: changes, idempotentHint: !changes, openWorldHint: false }
      // `callTool` validates the arguments, with the messages used for config.
      const inputSchema = { '~standard': { ...schema['~standard'], validate: (value: unknown) => ({ value }) } }
      server.registerTool(name, { title, description, inputSchema, annotations }, (given, { mcpReq: { signal } }) =>
        callInTurn(tool, given, () => signal.aborted),
      )
    }
    return server
  }

  function tooLong() {
    const message = 'The line is longer than 8 MB and was not read. Send smaller requests.'
    // It fails if the output is closed.
    transport.send({ jsonrpc: '2.0', error: { code: INVALID_REQUEST, message } }).catch(() => undefined)
  }

  /**
   * The lines of the input, as fast as they are answered: neither calls nor responses accumulate, and the last one is answered before the
   * end.
   */
  async function* lines() {
    let waiting = 0
    for await (const line of linesOf(input, tooLong)) {
      yield line
      // It fails if the output is closed; the transport then reads no more lines.
      if (output.writableNeedDrain) await once(output, 'drain').catch(() => undefined)
      waiting += line.length
      if (waiting < LONGEST_LINE) continue
      await answered()
      waiting = 0
    }
    await answered()
  }

  async function answered() {
    // The library processes its input and writes its output before the next turn of the event loop.
    await setImmediate()
    await turn
    await setImmediate()
  }

  const stream = Readable.from(lines())
  const transport = new StdioServerTransport(stream, output)
  serveStdio(makeServer, { transport })
  await finished(stream)
}
