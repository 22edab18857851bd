import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fillPeer } from './fillPeer.ts'
import type { Absent, Peer } from './peer.ts'

/** Hugo, where it is installed, in `folder`. The data of a page is its front matter, which may be JSON. */
export function hugoPeer(folder: string): Peer | Absent {
  const { status, stdout } = spawnSync('hugo', ['version'], { encoding: 'utf8' })
  if (status !== 0) return { name: 'Hugo', why: 'it is not installed' }
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(fileURLToPath(new URL('./hugo', import.meta.url)), folder, { recursive: true })
  const pageFile = (name: string) => (name === 'index' ? 'content/_index.md' : `content/${name}.md`)
  return {
    name: 'Hugo',
    versions: `Hugo ${/v(\d[\d.]*)/.exec(stdout)?.[1] ?? ''}`,
    folder,
    command: ['hugo', '--quiet', '--cacheDir', join(folder, 'kept')],
    dist: 'public',
    kept: ['kept', 'resources'],
    pageFile,
    fill(configDir) {
      fillPeer({ folder, pageFile }, 'static', configDir)
      cpSync(fileURLToPath(new URL('./page.css', import.meta.url)), join(folder, 'static/page.css'))
    },
  }
}
