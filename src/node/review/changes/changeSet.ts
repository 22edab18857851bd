import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askGit } from '#src/node/git/askGit.ts'
import type { GitPlace } from '#src/node/review/gitPlace.ts'
import { stageConfig } from '#src/node/review/stageConfig.ts'
import { changesBetween } from './changesBetween.ts'
import type { SiteChange } from './siteChange.ts'

/** The changes of a config folder since the last commit; `config` identifies its content, for the comparison in `commitConfig`. */
export type ChangeSet = { changes: SiteChange[]; config: string }

/** Reads the current changes of a config folder. Rejects like `execFile`. */
export async function changeSet(place: GitPlace): Promise<ChangeSet> {
  const into = mkdtempSync(join(tmpdir(), 'config-changes-'))
  try {
    const { tree, config } = await stageConfig(place, place.head, join(into, 'index'))
    return { changes: await changesBetween(place, await baseOf(place), tree), config }
  } finally {
    rmSync(into, { recursive: true, force: true })
  }
}

/** What changes are compared with: the last commit, or the empty tree before the first one. */
export async function baseOf({ top, head }: Pick<GitPlace, 'top' | 'head'>): Promise<string> {
  return head || (await askGit(top, ['hash-object', '-t', 'tree', '/dev/null'])).trim()
}
