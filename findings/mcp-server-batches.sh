#!/usr/bin/env bash
# @modelcontextprotocol/server 2.4.0 over standard input and output: it agrees to revision 2025-03-26, and then drops the batches that this
# revision has. It also ends without an answer to calls that are under way when its input ends.
#
# Expected: revision 2025-03-26 obliges servers to receive JSON-RPC batches, so a server either answers them or does not agree to the
# revision. A client that writes its calls and closes its end, as in `echo … | server`, gets its answers, as other line protocols do.
# Seen: `initialize` is answered with protocolVersion 2025-03-26, a batch of two pings gets no answer and no error, a single ping does. A call
# that takes 300 ms is not answered when the input ends at once.
# What to do: offer revisions from 2025-06-18 on, or answer batches before the library sees them; hold the input open until calls are answered.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @modelcontextprotocol/server@2.4.0 zod@4.6.7
cat >server.mjs <<'JS'
import { McpServer } from '@modelcontextprotocol/server'
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import { z } from 'zod'
const server = new McpServer({ name: 'probe', version: '1.0.0' })
server.registerTool('slow', { inputSchema: z.object({}) }, async () => {
  await new Promise((resolve) => setTimeout(resolve, 300))
  return { content: [{ type: 'text', text: 'done' }] }
})
await server.connect(new StdioServerTransport())
JS
cat >ask.mjs <<'JS'
import { spawn } from 'node:child_process'
const initialize = {
  jsonrpc: '2.0',
  id: 0,
  method: 'initialize',
  params: { protocolVersion: '2025-03-26', capabilities: {}, clientInfo: { name: 'probe', version: '1' } },
}
const ready = { jsonrpc: '2.0', method: 'notifications/initialized' }
const ping = (id) => ({ jsonrpc: '2.0', id, method: 'ping' })

/** Sends lines, holds the input open for so long, and gives what was answered. */
function talk(messages, open) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['server.mjs'], { stdio: ['pipe', 'pipe', 'inherit'] })
    let text = ''
    child.stdout.on('data', (part) => (text += part))
    child.on('close', () => resolve(text.split('\n').filter(Boolean).map((line) => JSON.parse(line))))
    child.stdin.write(messages.map((message) => `${JSON.stringify(message)}\n`).join(''))
    setTimeout(() => child.stdin.end(), open)
    setTimeout(() => child.kill(), open + 3000).unref()
  })
}
const batched = await talk([initialize, ready, [ping(1), ping(2)], ping(3)], 1500)
const call = { jsonrpc: '2.0', id: 4, method: 'tools/call', params: { name: 'slow', arguments: {} } }
const held = await talk([initialize, ready, call], 1500)
const closed = await talk([initialize, ready, call], 0)
const ids = (answers) => answers.map(({ id }) => id).join(' ')
console.log(
  `revision ${batched[0].result.protocolVersion}; answered of a batch and a ping: ${ids(batched)}; call with open input: ${ids(held)}; with closed input: ${ids(closed)}`,
)
JS
told=$(node ask.mjs)
echo "$told"
[ "$told" = 'revision 2025-03-26; answered of a batch and a ping: 0 3; call with open input: 0 4; with closed input: 0' ]
