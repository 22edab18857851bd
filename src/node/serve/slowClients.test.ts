import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type Socket, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { expect, onTestFinished, test, vi } from 'vitest'
import { refuse } from './refuse.ts'
import { serve } from './serve.ts'

/** What clients do that keep a connection: they send half a request, or ask and then do not read the answer. */
const HALVES = ['GET / HT', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\na', '']

test('H16 hundreds of clients that never finish keep nobody else waiting, and the server closes all the same', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'slow-'))
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Here</title>')
  writeFileSync(join(dist, '404.html'), '<!doctype html><title>Not here</title>')
  const server = await serve({ dist, port: 0, redirects: [] })
  const { port } = new URL(server.url)
  const sockets: Socket[] = []
  try {
    for (let count = 0; count < 240; count += 1) {
      const socket = connect(Number(port), '127.0.0.1')
      socket.on('error', () => {})
      sockets.push(socket)
      await once(socket, 'connect')
      socket.write(HALVES[count % HALVES.length]!)
    }
    for (let count = 0; count < 20; count += 1) expect((await fetch(server.url)).status).toBe(200)
    for (const socket of sockets) socket.destroy()
    expect((await fetch(`${server.url}/nowhere`)).status).toBe(404)
  } finally {
    for (const socket of sockets) socket.destroy()
    await server.close()
    rmSync(dist, { recursive: true })
  }
  await expect(fetch(server.url)).rejects.toThrow()
})

test('H16 a client that keeps its half of a connection open is let go, too', async () => {
  const lines: string[] = []
  let isDestroyed = false
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const socket = { writable: true, end: (text: string) => void lines.push(text), destroy: () => void (isDestroyed = true) }
  refuse(Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket as unknown as Duplex, [])
  expect([lines[0]?.split('\r\n')[0], isDestroyed]).toEqual(['HTTP/1.1 408 Request Timeout', false])
  await vi.advanceTimersByTimeAsync(2000)
  expect(isDestroyed).toBe(true)
})
