import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bidi, connectBidi } from './bidi.ts'

/** A running browser. */
export type Engine = { name: string; version: string; bidi: Bidi; close(): Promise<void> }

/** What the profile says. Nothing but the machine itself can be reached: everything else goes through a proxy that is not there. */
const PREFERENCES = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': 'localhost, 127.0.0.1',
}

/**
 * Starts a Firefox without a window, with a profile of its own, and with scripts on pages or without. Fails with what it printed when it
 * does not answer.
 */
export async function startFirefox(program: string, { scripts = true } = {}): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'engine-'))
  const preferences = Object.entries({ ...PREFERENCES, 'javascript.enabled': scripts })
  const lines = preferences.map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const process = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => process.once('exit', () => resolve()))
  const end = async () => {
    process.kill('SIGKILL')
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let printed = ''
      process.stderr.setEncoding('utf8').on('data', (text: string) => {
        printed += text
        const found = /WebDriver BiDi listening on (ws:\S+)/.exec(printed)
        if (found) resolve(found[1]!)
      })
      process.once('error', reject)
      process.once('exit', () => reject(new Error(`${program} ended: ${printed}`)))
    })
    const bidi = await connectBidi(`${address}/session`)
    const { capabilities } = await bidi.send<{ capabilities: { browserName: string; browserVersion: string } }>('session.new', {
      capabilities: {},
    })
    return {
      name: 'Firefox',
      version: capabilities.browserVersion,
      bidi,
      async close() {
        bidi.close()
        await end()
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}
