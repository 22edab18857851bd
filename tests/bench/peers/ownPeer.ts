import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import type { Peer } from './peer.ts'
import { setAside } from './setAside.ts'

/** What a build reads of the project, apart from its packages. */
const SOURCES = ['src', 'schemas', 'packages', 'index.html', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']

/** What a build keeps for the next one. */
const KEPT = ['code', 'compressed', 'facts', 'pictures', 'previous', 'record.json', 'social']

/**
 * This project as a peer: a copy of its sources in `folder` with the packages of the original, so that whatever a build keeps for the
 * next one can be thrown away without touching the original.
 */
export function ownPeer(folder: string): Peer {
  mkdirSync(folder, { recursive: true })
  for (const part of SOURCES) {
    rmSync(join(folder, part), { recursive: true, force: true })
    cpSync(join(PROJECT_ROOT, part), join(folder, part), { recursive: true })
  }
  const packages = join(folder, 'node_modules')
  if (!existsSync(packages)) symlinkSync(join(PROJECT_ROOT, 'node_modules'), packages)
  // As `npm ci` does.
  execFileSync(process.execPath, ['--import', 'tsx', 'src/node/cli/bundleCli.ts'], { cwd: folder })
  const version = (name: string) => (JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')) as { version: string }).version
  return {
    name: 'this project',
    versions: `React ${version('react')}, MUI ${version('@mui/material')}, Vite ${version('vite')}, Node ${process.versions.node}`,
    folder,
    command: [process.execPath, 'src/node/cli/run.mjs', 'build', '--config', 'config', '--out', 'dist'],
    dist: 'dist',
    kept: KEPT.map((name) => `.build/${name}`),
    pageFile: (name) => `config/pages/${name}.json`,
    fill(configDir) {
      setAside(join(folder, 'config'))
      cpSync(configDir, join(folder, 'config'), { recursive: true })
    },
  }
}
