import type { RenderedSectionsFile } from '#src/node/config/cache/renderedSectionsFile.ts'
import { loadKept } from '#src/node/config/loadKept.ts'
import type { Loaded } from '#src/node/config/loadSite.ts'
import { keptFolder } from '#src/node/files/keptFolder.ts'
import type { Problem } from '#src/site/problem.ts'
import type { Site } from '#src/site/site.ts'
import { keptFigures } from './budgets/keptFigures.ts'
import { fingerprint } from './fingerprint.ts'
import { type NextChange, nextChangeOf } from './nextChange.ts'
import { lightGrounds } from './pictures/lightGrounds.ts'
import { type MadePictures, makePictures } from './pictures/makePictures.ts'
import type { Progress } from './progress.ts'

/** A site with the variants of its pictures, or the problems in its config. Milliseconds by step. */
export type SiteToBuild = Pick<Loaded, 'checked'> & { problems: Problem[] } & (
    | { site: null }
    | {
        site: Site
        pictures: MadePictures
        sourcesOf: Loaded['sourcesOf']
        /** When it changes by itself, and the fingerprint of all its inputs. */
        nextChange: NextChange
        stamp: string
        /** Identifies the config alone, if it has budgets. */
        weighed: string | undefined
        milliseconds: { config: number; pictures: number }
      }
  )

/**
 * Reads and checks a config folder as of a moment, and creates the picture variants that are not cached. `code` identifies the code that
 * the site is built with; `spool` stores the contents of pages until they are built.
 */
export async function siteToBuild(
  configDir: string,
  at: number | undefined,
  code: string,
  progress: Progress,
  spool?: RenderedSectionsFile,
): Promise<SiteToBuild> {
  const started = performance.now()
  progress.step('config')
  const { site, problems, changes, checked, hashes, sourcesOf } = await loadKept(configDir, { at, spool })
  if (!site) return { site: null, problems, checked }
  const configDone = performance.now()
  progress.step('pictures')
  const pictures = await makePictures(site, configDir, keptFolder('pictures'))
  if (pictures.problems.length > 0) return { site: null, problems: [...problems, ...pictures.problems], checked }
  const milliseconds = { config: configDone - started, pictures: performance.now() - configDone }
  const nextChange = nextChangeOf(changes)
  const stamp = fingerprint(configDir, nextChange.since, code, hashes)
  const weighed = site.settings.budgets.length > 0 ? keptFigures.configName(configDir, nextChange.since, hashes) : undefined
  return {
    site: { ...site, pictures: pictures.pictures },
    pictures,
    sourcesOf,
    problems: [...problems, ...lightGrounds({ ...site, pictures: pictures.pictures }, configDir)],
    checked,
    nextChange,
    stamp,
    weighed,
    milliseconds,
  }
}
