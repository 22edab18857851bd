import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { listenAddress } from '#src/node/cli/listenAddress.ts'
import { runCli } from '#tests/support/cli.ts'

test('a port that is taken ends npm run dev with one line that says what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  try {
    const { code, output } = await runCli(['dev', '--config', 'tests/fixtures/bakery'], { PORT: `${port}` })
    const next = port < 65535 ? port + 1 : port - 1
    expect(output.trim()).toBe(`Port ${port} is already in use. Stop the other program or choose another: PORT=${next} npm run dev`)
    expect(code).toBe(2)
  } finally {
    other.close()
  }
})

test.each(['dev', 'edit'])('H14 a PORT that is no number ends npm run %s with one line', async (command) => {
  const { code, output } = await runCli([command, '--config', 'tests/fixtures/bakery'], { PORT: 'abc' })
  expect([code, output]).toEqual([2, 'PORT is "abc"; it must be a number from 0 to 65535.\n'])
})

test('H14 an empty PORT is none', () => {
  expect(listenAddress({ PORT: '' }, 5173).port).toBe(5173)
  expect(listenAddress({ PORT: ' ' }, 5173).port).toBe(5173)
})
