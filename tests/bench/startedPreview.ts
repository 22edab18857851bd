import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { terminalEnv } from '#tests/support/terminalEnv.ts'

/** Starts the real command for a preview, with or without the editor, and gives its address. Throws when it ends at once. */
export async function startedPreview(
  command: 'dev' | 'edit',
  configDir: string,
  dist: string,
): Promise<{ pid: number; url: string; close(): Promise<void> }> {
  const preview = spawn(process.execPath, ['src/node/cli/run.mjs', command, '--config', configDir, '--out', dist], {
    cwd: resolve('.'),
    env: { ...terminalEnv(), PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((settle, reject) => {
    createInterface({ input: preview.stdout! }).on('line', (line) => {
      const found = /^(?:Preview|Editor) (http:\/\/[^\s/]+)/.exec(line)?.[1]
      if (found) settle(found)
    })
    preview.once('close', () => reject(new Error('The preview ended at once.')))
  })
  return {
    pid: preview.pid!,
    url,
    async close() {
      const ended = once(preview, 'close')
      preview.kill()
      await ended
    },
  }
}
