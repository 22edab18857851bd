import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SlugsLock } from '#schemas/slugsLock.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { problemReport } from '#src/node/validate/problemReport.ts'
import { errorCode } from '#src/node/files/systemError.ts'

const LOCK = 'slugs.lock.json'

/**
 * Writes the published paths to `slugs.lock.json`, so that none of them can disappear without a redirect later; pages of facets are left
 * out, because they come and go with their entries. Redirected paths of earlier releases stay in it. Returns 0, or 1 if config has errors,
 * such as a path that has already disappeared.
 */
export async function slugs({ configDir, at }: { configDir: string; at?: number | undefined }): Promise<number> {
  const { site, problems, checked } = loadSite(configDir, { at })
  if (!site) {
    console.error(`${problemReport(problems, checked)}\n\nThe paths were not recorded.`)
    return 1
  }
  const path = join(configDir, LOCK)
  const earlier = readLock(path)
  const redirected = new Set(site.redirects.map(({ from }) => from))
  const paths = [
    ...new Set([
      ...site.pages.flatMap(({ path, generated, meta }) => (generated && meta.noindex ? [] : [path])),
      ...(earlier?.paths ?? []).filter((old) => redirected.has(old)),
    ]),
  ].sort()
  const $schema = earlier?.$schema ?? './.schemas/slugs.schema.json'
  writeFileSync(path, `${JSON.stringify({ $schema, paths }, null, 2)}\n`)
  console.log(`${paths.length} paths recorded in ${LOCK}.`)
  return 0
}

/** The current lock; undefined if there is none. Its format was validated with the site. */
function readLock(path: string): SlugsLock | undefined {
  try {
    return SlugsLock.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
