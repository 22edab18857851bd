import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { loadSite } from '#src/node/config/loadSite.ts'
import { withConfigLock } from '#src/node/edit/withConfigLock.ts'
import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'
import { trialFolder } from '#src/node/patch/trialFolder.ts'
import type { Problem } from '#src/site/problem.ts'

/** Errors that a site would have with these files, and without those that are `gone`. A new site has no others. */
export function errorsWith(configDir: string, exists: boolean, changes: ReadonlyMap<string, Buffer>, gone: readonly string[]): Problem[] {
  const parent = exists ? undefined : mkdtempSync(join(realpathSync(tmpdir()), 'page-builder-import-'))
  const check = (dir: string) => {
    for (const file of gone) rmSync(join(dir, file), { force: true })
    for (const [file, bytes] of changes) {
      mkdirSync(dirname(join(dir, file)), { recursive: true })
      // The copy may be a link to the real file, so it is replaced, not overwritten.
      rmSync(join(dir, file), { force: true })
      writeFileSync(join(dir, file), bytes)
    }
    const shown = pathFromCwd(dir)
    return loadSite(dir)
      .problems.filter(({ severity }) => severity === 'error')
      .map((problem) => ({
        ...problem,
        file: problem.file.startsWith(`${shown}/`) ? problem.file.slice(shown.length + 1) : relative(dir, problem.file),
      }))
  }
  if (parent !== undefined) {
    try {
      return check(join(parent, 'config'))
    } finally {
      rmSync(parent, { recursive: true, force: true })
    }
  }
  return withConfigLock(configDir, ({ workDir }) => {
    const trial = trialFolder(configDir, workDir)
    try {
      return check(trial.dir)
    } finally {
      trial.remove()
    }
  })
}
