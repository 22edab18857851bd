import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type ConfigCache, configCache } from '#src/node/config/cache/configCache.ts'
import { type Loaded, loadSite } from '#src/node/config/loadSite.ts'
import { draftMemory } from '#src/node/edit/draftMemory.ts'
import { gitFailure } from '#src/node/git/gitFailure.ts'
import { readBlobs } from '#src/node/git/readBlobs.ts'
import { belowFolder } from '#src/node/patch/belowFolder.ts'
import { trialFolder } from '#src/node/patch/trialFolder.ts'
import { committedConfig } from '#src/node/review/committedConfig.ts'
import type { GitPlace } from '#src/node/review/gitPlace.ts'
import type { Problem } from '#src/site/problem.ts'
import { textIn } from './changesBetween.ts'
import { contentsOf } from './contentsOf.ts'
import { type SiteChange, isAsset } from './siteChange.ts'
import { withTextChanges } from './textChanges.ts'

/** The site of the last commit with any choice of changes, in a temporary folder. */
export type Trial = {
  configDir: string
  memory: ConfigCache
  /** Writes some of the changes to the folder, and returns the errors of the site, with paths relative to the folder. */
  errors(chosen: readonly SiteChange[]): Problem[]
  remove(): void
}

/** Prepares trials with some `changes` since the last commit; `at` is the time that decides what is published. A failure is one line. */
export async function trialOf(
  configDir: string,
  place: Pick<GitPlace, 'top' | 'below'>,
  changes: readonly SiteChange[],
  at: number,
): Promise<Trial | { failure: string }> {
  const committed = await committedConfig(configDir)
  if ('failure' in committed) return committed
  const states = changes.flatMap(({ before, after }) => [before, after]).filter((state) => state !== null)
  const blobs = await readBlobs(
    place.top,
    states.map(({ blob }) => blob),
  )
  const assets = changes.filter(({ to }) => isAsset(to))
  const contents = await contentsOf(
    place,
    assets.map(({ to, after }) => [to!, after]),
  ).catch((error: unknown) => gitFailure(error, { outside: '', wanted: 'read the changed pictures' }))
  if (typeof contents === 'string') return { failure: contents }
  const pictures: ReadonlyMap<string, Buffer> = contents
  const into = mkdtempSync(join(tmpdir(), 'config-trial-'))
  const { configDir: original } = committed
  const { dir } = original === null ? { dir: into } : trialFolder(original, into)
  const memory = configCache({ facts: new Map(draftMemory(configDir).facts) })
  let written = new Set<string>()

  /** Replaces a file, since the old one can be a link to the original. */
  function put(file: string, bytes: Buffer | string | null) {
    rmSync(join(dir, file), { force: true })
    if (bytes === null) return
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), bytes)
  }

  function restore(file: string) {
    put(file, null)
    if (original === null || !existsSync(join(original, file))) return
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    copyFileSync(join(original, file), join(dir, file))
  }

  function load(chosen: readonly SiteChange[]): Loaded {
    for (const file of written) restore(file)
    written = new Set()
    const parts = new Map<string, SiteChange[]>()
    for (const change of chosen) {
      const { from, to, after, part } = change
      if (part) {
        parts.set(to!, [...(parts.get(to!) ?? []), change])
        continue
      }
      if (from !== null && from !== to && !written.has(from)) put(from, null)
      if (to !== null) put(to, after && (pictures.get(to) ?? blobs.get(after.blob) ?? ''))
      for (const file of [from, to]) if (file !== null) written.add(file)
    }
    for (const [file, made] of parts) {
      const text = textIn(blobs, made[0]!.before)!
      put(
        file,
        withTextChanges(
          text,
          made.map(({ part }) => part!),
        ),
      )
      written.add(file)
    }
    return loadSite(dir, { at, memory })
  }

  return {
    configDir: dir,
    memory,
    errors: (chosen) => belowFolder(load(chosen).problems, dir).filter(({ severity }) => severity === 'error'),
    remove: () => rmSync(into, { recursive: true, force: true }),
  }
}
