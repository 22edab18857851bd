import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '#src/node/files/writeWhole.ts'
import { fingerprint } from '#src/node/render/fingerprint.ts'
import { type NextChange, isRightAt } from '#src/node/render/nextChange.ts'
import type { BudgetFigure } from './budgetFigures.ts'

/**
 * Weights measured by the last build, whether it was published or too heavy: `config` identifies the config, `next` says how long that is
 * valid.
 */
type KeptFigures = { config: string; next: NextChange; figures: BudgetFigure[] }

const fileIn = (workDir: string) => join(workDir, 'weights.json')

/** The budget figures of the last build. */
export const keptFigures = {
  /**
   * Identifies a config folder by its live content since a moment, whatever the code; `read` has hashes of files that were already read.
   */
  configName: (configDir: string, since: string | null, read?: ReadonlyMap<string, string>): string =>
    fingerprint(configDir, since, '', read),
  write: (workDir: string, kept: KeptFigures): void => writeWhole(fileIn(workDir), JSON.stringify(kept), { flush: false }),
  /** The figures of a config folder at a moment, in milliseconds since 1970; undefined if the last build weighed another one. */
  read(workDir: string, configDir: string, at: number): BudgetFigure[] | undefined {
    try {
      const { config, next, figures } = JSON.parse(readFileSync(fileIn(workDir), 'utf8')) as KeptFigures
      return isRightAt(next, at) && config === keptFigures.configName(configDir, next.since) ? figures : undefined
    } catch {
      return undefined
    }
  },
}
