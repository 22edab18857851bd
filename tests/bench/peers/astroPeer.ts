import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fillPeer } from './fillPeer.ts'
import { installedPackages } from '#tests/bench/installedPackages.ts'
import type { Absent, Peer } from './peer.ts'

/** Astro with a content collection, in `folder`. It needs Node 22, which comes as a package beside it. */
export function astroPeer(folder: string): Peer | Absent {
  const done = installedPackages('./peers/astro', folder)
  if ('why' in done) return { name: 'Astro', ...done }
  cpSync(fileURLToPath(new URL('./page.css', import.meta.url)), join(folder, 'src/page.css'))
  const pageFile = (name: string) => `content/${name}.json`
  return {
    name: 'Astro',
    versions: `Astro ${done.versions.astro}, Node ${done.versions.node}`,
    folder,
    command: [join(folder, 'node_modules/node/bin/node'), 'node_modules/astro/bin/astro.mjs', 'build'],
    dist: 'dist',
    kept: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
    pageFile,
    fill: (configDir) => fillPeer({ folder, pageFile }, 'public', configDir),
  }
}
