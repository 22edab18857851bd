import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BROWSER_FLAGS, executablePath } from '#tests/support/browser/launch.ts'

const PATIENCE_MS = 20_000
const GRACE_MS = 5_000

/** A browser that listens for a debugger on `port`, and how to end it. */
export type DebuggedBrowser = { port: number; close(): Promise<void> }

/**
 * Starts the browser without a window, with an empty profile and no way out of this machine: every name but localhost is unknown to it.
 * Fails with a `BrowserError` when there is no browser, and when it does not answer within 20 s.
 */
export async function debuggedBrowser(): Promise<DebuggedBrowser> {
  const program = await executablePath()
  const profile = mkdtempSync(join(tmpdir(), 'bench-browser-'))
  const flags = [
    ...BROWSER_FLAGS,
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ]
  const child = spawn(program, [...flags, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })

  async function close() {
    // Asked to end, it ends its helpers too; killed at once, it would leave them writing into the profile.
    child.kill('SIGTERM')
    const late = setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
    await ended
    clearTimeout(late)
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }

  try {
    return { port: await debuggerPort(), close }
  } catch (error) {
    await close()
    throw error
  }

  function debuggerPort(): Promise<number> {
    return new Promise((resolve, reject) => {
      let said = ''
      const late = setTimeout(
        () => reject(new Error(`The browser did not answer within ${PATIENCE_MS / 1000} s: ${said.trim()}`)),
        PATIENCE_MS,
      )
      void ended.then(() => reject(new Error(`The browser ended at once: ${said.trim()}`)))
      child.stderr.on('data', (data: Buffer) => {
        said += data.toString()
        const port = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(said)?.[1]
        if (port === undefined) return
        clearTimeout(late)
        resolve(Number(port))
      })
    })
  }
}
