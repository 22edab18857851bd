import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { valueHash } from '#src/node/files/hashes.ts'
import { type BuildPlaces, buildSite } from '#src/node/render/buildSite.ts'
import { stampFile } from '#src/node/render/stampFile.ts'
import { fingerprint } from '#src/node/render/fingerprint.ts'
import type { Listening } from '#src/node/serve/listen.ts'
import { problemsAsText } from '#src/node/validate/reporters/text.ts'
import { serve } from '#src/node/serve/serve.ts'
import { describeExcesses } from '#src/node/render/budgets/describeExcesses.ts'

/** Serves the site of a config folder on a free port, as `npm start` would. Throws when config or pages are at fault. */
export async function servedSite(configDir: string): Promise<Listening> {
  return serve({ dist: await builtForBench(configDir), port: 0 })
}

/**
 * The folder of the built site of a config folder, which is made when it is stale; each config folder has one of its own. Throws when
 * config or pages are at fault.
 */
export async function builtForBench(configDir: string): Promise<string> {
  const home = resolve('.build/bench', valueHash(resolve(configDir)))
  const places: BuildPlaces = { configDir, dist: join(home, 'dist'), workDir: join(home, '.build') }
  if (!isStale(places)) return places.dist
  console.log('  building the site …')
  const result = await buildSite(places)
  if (result.status === 'bad-config') throw new Error(problemsAsText(result.problems))
  if (result.status === 'bad-pages') throw new Error(JSON.stringify(result.failures, null, 2))
  if (result.status === 'over-budget') throw new Error(describeExcesses(result.excesses))
  if (result.status === 'over-limit') throw new Error(result.excesses.join('\n'))
  return places.dist
}

function isStale({ configDir, dist, workDir }: BuildPlaces): boolean {
  const stamp = stampFile(workDir)
  return !existsSync(join(dist, 'index.html')) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint(configDir)
}
