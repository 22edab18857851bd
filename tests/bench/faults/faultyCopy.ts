import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Fault } from './Fault.ts'

/** A copy of the last commit, in which faults stand. */
export type FaultyCopy = {
  dir: string
  commit: string
  /** Has these faults in the code, and no others. Throws where the text of one is not once in its file. */
  put(faults: readonly Fault[]): void
  remove(): void
}

/** Copies the last commit of a project into a temporary folder, with its packages. */
export function faultyCopy(root: string): FaultyCopy {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const dir = mkdtempSync(join(tmpdir(), 'page-builder-faults-'))
  const commit = git('rev-parse', 'HEAD')
  git('clone', '--quiet', '--shared', '--no-checkout', root, dir)
  git('-C', dir, 'checkout', '--quiet', '--detach', commit)
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(dir, 'node_modules')])
  // What tools keep there is written in place, and the files are those of the original.
  for (const kept of ['.vite', '.vite-temp', '.cache', '.experimental-vitest-cache'])
    rmSync(join(dir, 'node_modules', kept), { recursive: true, force: true })
  const sound = new Map<string, string>()
  return {
    dir,
    commit,
    put(faults) {
      for (const [file, text] of sound) writeFileSync(join(dir, file), text)
      sound.clear()
      for (const { id, file, find, replace } of faults) {
        const text = readFileSync(join(dir, file), 'utf8')
        if (text.split(find).length !== 2) throw new RangeError(`${id}: the text of this fault is not once in ${file}; put it anew.`)
        if (!sound.has(file)) sound.set(file, text)
        writeFileSync(
          join(dir, file),
          text.replace(find, () => replace),
        )
      }
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  }
}
