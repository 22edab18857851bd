import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '#src/node/files/writeWhole.ts'
import { fingerprint } from '#src/node/render/fingerprint.ts'
import { type NextChange, isRightAt } from '#src/node/render/nextChange.ts'
import type { BudgetFigure } from './budgetFigures.ts'

/**
 * What the last build has weighed, whether it was published or too heavy: `config` names the config, and `next` says how long that holds.
 */
type KeptFigures = { config: string; next: NextChange; figures: BudgetFigure[] }

const fileIn = (workDir: string) => join(workDir, 'weights.json')

/** The figures of budgets of the last build. */
export const keptFigures = {
  /** Names a config folder as it is live since a moment, whatever the code; `read` are hashes of files that were read already. */
  configName: (configDir: string, since: string | null, read?: ReadonlyMap<string, string>): string =>
    fingerprint(configDir, since, '', read),
  write: (workDir: string, kept: KeptFigures): void => writeWhole(fileIn(workDir), JSON.stringify(kept), { flush: false }),
  /** Those of a config folder as it is at a moment, in milliseconds since 1970; undefined when another one was weighed last. */
  read(workDir: string, configDir: string, at: number): BudgetFigure[] | undefined {
    try {
      const { config, next, figures } = JSON.parse(readFileSync(fileIn(workDir), 'utf8')) as KeptFigures
      return isRightAt(next, at) && config === keptFigures.configName(configDir, next.since) ? figures : undefined
    } catch {
      return undefined
    }
  },
}
