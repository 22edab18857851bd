import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { EditResult } from '#src/node/edit/editResult.ts'
import { tryPlan } from '#src/node/edit/tryPlan.ts'
import { trialFolder } from '#src/node/patch/trialFolder.ts'
import type { RestorePlan } from './planRestore.ts'

/** The result that restoring a version would have; nothing is written. Pictures are tried in a copy of the folder. */
export function tryRestore(configDir: string, { changes, pictures }: Pick<RestorePlan, 'changes' | 'pictures'>): EditResult {
  if (pictures.length === 0) return tryPlan(configDir, changes, false)
  const into = mkdtempSync(join(tmpdir(), 'config-restore-'))
  try {
    const { dir } = trialFolder(configDir, into)
    for (const { file, after } of pictures) {
      if (!after) continue
      mkdirSync(dirname(join(dir, file)), { recursive: true })
      writeFileSync(join(dir, file), after)
    }
    return { ...tryPlan(dir, changes, false), loaded: undefined }
  } finally {
    rmSync(into, { recursive: true, force: true })
  }
}
