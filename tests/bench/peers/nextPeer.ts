import { fillPeer } from './fillPeer.ts'
import { installedPackages } from '#tests/bench/installedPackages.ts'
import type { Absent, Peer } from './peer.ts'

/** Next.js as a static export, with MUI as its guide for the App Router says, in `folder`. */
export function nextPeer(folder: string): Peer | Absent {
  const done = installedPackages('./peers/next', folder)
  if ('why' in done) return { name: 'Next.js', ...done }
  const pageFile = (name: string) => `content/${name}.json`
  return {
    name: 'Next.js',
    versions: `Next.js ${done.versions.next}, React ${done.versions.react}, MUI ${done.versions['@mui/material']}, Node ${process.versions.node}`,
    folder,
    command: [process.execPath, 'node_modules/next/dist/bin/next', 'build'],
    dist: 'out',
    kept: ['.next'],
    pageFile,
    fill: (configDir) => fillPeer({ folder, pageFile }, 'public', configDir),
  }
}
