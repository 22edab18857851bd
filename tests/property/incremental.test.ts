import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, readlinkSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { type ConfigCache, configCache } from '#src/node/config/cache/configCache.ts'
import {
  type Kept,
  type KeptSince,
  type Whole,
  unpackCache,
  unpackCacheSince,
  packCache,
  packCacheSince,
  packedWhole,
} from '#src/node/config/cache/packedCache.ts'
import { type Loaded, loadSite } from '#src/node/config/loadSite.ts'
import { head } from '#src/site/head/head.ts'
import { makePageData } from '#src/site/pages/makePageData.ts'
import { bounds } from '#tests/support/fuzz.ts'
import { type Mistake, WRITTEN_AT, readMistakes } from '#tests/support/plantedMistakes.ts'
import { PlantedSite } from '#tests/support/plantedSite.ts'

const root = mkdtempSync(join(tmpdir(), 'incremental-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Edits of all kinds: files changed, added and removed, moved fragments, texts and pictures, broken JSON, times, menus, redirects. */
const mistakes = readMistakes()

/** The moments at which a folder is loaded: when it was written, the next day, and two years later. */
const MOMENTS = [0, 1, 730].map((days) => Date.parse(WRITTEN_AT) + days * 86_400_000)

/** One step: the state of the folder, when it is loaded, and whether the program was ended before, and how its memory went to disk then. */
const step = fc.record({
  planted: fc.array(fc.constantFrom(...mistakes), { maxLength: 4 }),
  at: fc.constantFrom(...MOMENTS),
  ended: fc.constantFrom('no', 'all was kept', 'what was new was kept'),
})

test('H14 after any series of edits, what is loaded with a memory equals what is loaded without', () => {
  let series = 0
  fc.assert(
    fc.property(fc.array(step, { minLength: 2, maxLength: 4 }), (steps) => {
      const dir = join(root, `series-${(series += 1)}`)
      let run: Run = { memory: configCache() }
      for (const { planted, at, ended } of steps) {
        changeTo(dir, stateOf(planted))
        if (ended !== 'no') run = anotherRun(run, ended === 'what was new was kept')
        expect(shown(loadSite(dir, { at, ahead: true, memory: run.memory }))).toEqual(shown(loadSite(dir, { at, ahead: true })))
      }
      rmSync(dir, { recursive: true, force: true })
    }),
    bounds(200),
  )
})

/** Everything that a loading says, with the data and the head of every page. */
function shown({ problems, checked, changes, site }: Loaded): object {
  const pages = site && [...site.pages, site.notFound].map((page) => [makePageData(site, page, 'build'), head(site, page), page.key])
  return { problems, checked, changes, pages, header: site?.header, footer: site?.footer, redirects: site?.redirects }
}

/** A run of the program: its memory, and what was on the disk when it began. */
type Run = { memory: ConfigCache; kept?: string; whole?: Whole }

/** The run after one that was ended: it starts with all that was kept, or with what was kept before and what was new since. */
function anotherRun({ memory, kept: before, whole: known }: Run, isSince: boolean): Run {
  const since = isSince && known ? JSON.stringify(packCacheSince(memory, known)) : undefined
  const kept = since !== undefined && before !== undefined ? before : JSON.stringify(packCache(memory))
  const first = unpackCache(JSON.parse(kept) as Kept)
  const whole = packedWhole(first, '')
  return { memory: since === undefined ? first : unpackCacheSince(JSON.parse(since) as KeptSince, first), kept, whole }
}

function stateOf(planted: readonly Mistake[]): PlantedSite {
  const site = new PlantedSite()
  for (const mistake of planted) if (site.canHold(mistake)) site.plant(mistake)
  return site
}

/** Makes a folder hold a site; files that are as they should be are not touched. */
function changeTo(dir: string, site: PlantedSite): void {
  const wanted = mkdtempSync(join(root, 'wanted-'))
  site.write(wanted)
  // Some mistakes take the folder away, or put a file in its place.
  const isFolder = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true
  if (!isFolder(wanted) || !isFolder(dir)) rmSync(dir, { recursive: true, force: true })
  if (!isFolder(wanted)) {
    if (existsSync(wanted)) renameSync(wanted, dir)
    return
  }
  mkdirSync(dir, { recursive: true })
  const files = filesIn(wanted)
  for (const file of filesIn(dir)) if (!files.includes(file)) rmSync(join(dir, file))
  for (const file of files) {
    if (contentOf(join(dir, file)) === contentOf(join(wanted, file))) continue
    rmSync(join(dir, file), { recursive: true, force: true })
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    cpSync(join(wanted, file), join(dir, file), { verbatimSymlinks: true })
  }
  rmSync(wanted, { recursive: true })
}

function filesIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => !lstatSync(join(dir, file)).isDirectory())
}

function contentOf(path: string): string | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (!stats || stats.isDirectory()) return undefined
  return stats.isSymbolicLink() ? `-> ${readlinkSync(path)}` : readFileSync(path, 'latin1')
}
