import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hostingTable } from '#src/node/hosting/hostingTable.ts'
import { readPublished } from '#src/node/render/incremental/readPublished.ts'
import { type Hosting, hosts, canServe } from '#tests/http/hosts.ts'
import { bounds } from '#tests/support/fuzz.ts'
import { type ConfigFiles, type Oddity, filesOfConfig, oddities } from '#tests/support/oddConfigs.ts'
import { oddPictures } from '#tests/support/oddPictures.ts'
import { COUNTER, DOSES, LOAF, SHOPFRONT, writeOwnSection } from '#tests/support/ownSection.ts'
import { publishedFaults } from '#tests/support/publishedFaults.ts'

/** Modules that take long and are the subject of other tests: how files are packed. */
const PACKING = ['#src/node/render/compress.ts', '#src/node/render/packing.ts'] as const

/** What validates, builds and serves. */
async function loadBuilder() {
  // Section types of a company stay with the modules that have read them, which files of tests share.
  vi.resetModules()
  vi.doMock(PACKING[0], () => ({ precompress: () => Promise.resolve({ files: [] }), brotliSize: () => 0 }))
  vi.doMock(PACKING[1], async (original) => ({ ...(await original<object>()), pageQuality: () => ({ gzip: 1 }) }))
  const [{ loadSite }, { buildSite }, { ownCode }, { takeOwnSections }, { serve }] = await Promise.all([
    import('#src/node/config/loadSite.ts'),
    import('#src/node/render/buildSite.ts'),
    import('#src/node/render/code/keptCode.ts'),
    import('#src/node/sections/ownSections.ts'),
    import('#src/node/serve/serve.ts'),
  ])
  return { loadSite, buildSite, ownCode, takeOwnSections, serve }
}

// Within the project, because the built server code finds its packages from where it lies.
mkdirSync(resolve('.build/copies'), { recursive: true })
const home = mkdtempSync(resolve('.build/copies/odd-'))
const configDir = join(home, 'config')
let builder: Awaited<ReturnType<typeof loadBuilder>>
let pictures: Awaited<ReturnType<typeof oddPictures>>
beforeAll(async () => {
  for (const [type, files] of Object.entries({ counter: COUNTER, loafOfTheDay: LOAF, shopfront: SHOPFRONT, doseTable: DOSES }))
    writeOwnSection(configDir, type, files)
  builder = await loadBuilder()
  await builder.takeOwnSections(configDir)
  pictures = await oddPictures()
})
afterAll(() => {
  rmSync(home, { recursive: true, force: true })
  for (const module of PACKING) vi.doUnmock(module)
  vi.resetModules()
})

const BASES = {
  bakery: filesOfConfig('tests/fixtures/bakery'),
  'bakery in languages': filesOfConfig('tests/fixtures/bakery', 'tests/fixtures/bakery-languages'),
}
const HOSTS = ['netlify', 'cloudflare', 'github-pages'] as const

/** The bundled server, and those that are installed here. */
const SERVERS = (['bundled', 'nginx', 'caddy', 'apache'] as const).filter(canServe)

/** The clock of the tests: the dates of the fixtures, and of the oddities, lie around it. */
const AT = Date.parse('2026-11-28T12:00:00Z')

test('what validates builds, and what is published is what was written', { timeout: 3_600_000 }, async () => {
  const all = fc.record({
    base: fc.constantFrom('bakery' as const, 'bakery' as const, 'bakery in languages' as const),
    odd: fc.array(oddities(pictures), { minLength: 15, maxLength: 30 }),
    host: fc.constantFrom(...HOSTS),
  })
  await fc.assert(
    fc.asyncProperty(all, async ({ base, odd, host }) => {
      const { files, kept } = validOf(BASES[base], odd)
      const faults = await faultsOf(files, host)
      expect(faults, [`the ${base}, for ${host}, with:`, ...kept].join('\n')).toEqual([])
    }),
    {
      // They are counted, not timed: a config that is not looked at wholly says nothing.
      ...bounds(40, 1800),
      endOnFailure: true,
      reporter: ({ failed, seed, counterexamplePath, errorInstance }) => {
        if (failed) throw new Error(`Case ${counterexamplePath} of FUZZ_SEED=${seed}`, { cause: errorInstance })
      },
    },
  )
})

/** A config with those of some oddities that `validate` lets through together. */
function validOf(base: ConfigFiles, odd: readonly Oddity[]): { files: ConfigFiles; kept: Oddity[] } {
  let files = base
  const kept: Oddity[] = []
  for (const one of odd) {
    const tried = new Map(files)
    one.apply(tried)
    if (!write(tried)) continue
    const { problems } = builder.loadSite(configDir, { at: AT, ahead: true })
    if (problems.some(({ severity }) => severity === 'error')) continue
    files = tried
    kept.push(one)
  }
  write(files)
  return { files, kept }
}

/** Makes the folder hold a config; false where two of its files cannot lie beside each other. */
function write(files: ConfigFiles): boolean {
  rmSync(configDir, { recursive: true, force: true })
  try {
    for (const [file, content] of files) {
      mkdirSync(dirname(join(configDir, file)), { recursive: true })
      writeFileSync(join(configDir, file), content)
    }
    return true
  } catch {
    return false
  }
}

async function faultsOf(files: ConfigFiles, host: (typeof HOSTS)[number]): Promise<string[]> {
  const [dist, workDir] = [join(home, 'dist'), join(home, '.build')]
  for (const folder of [dist, workDir]) rmSync(folder, { recursive: true, force: true })
  const places = { configDir, dist, workDir, at: AT, hosts: ['nginx', 'caddy', 'systemd', host] as const }
  const result = await builder.buildSite(places, undefined, undefined, builder.ownCode())
  if (result.status !== 'built') return [`the build ended as ${result.status}: ${JSON.stringify(result).slice(0, 2000)}`]
  const about = { files, dist, at: AT, hasFlatPages: host !== 'netlify' }
  const faults: string[] = []
  for (const name of SERVERS) {
    const server = await serverOf(name, dist, workDir)
    // What is in the documents is the same whoever serves them.
    const found = await publishedFaults({ ...about, url: server.url, isRendered: name === 'bundled' })
    faults.push(...found.map((fault) => `${name}: ${fault}`))
    await server.close()
  }
  return faults
}

/** A server of the site that was built, with the configuration that the build writes for it. */
function serverOf(name: keyof typeof hosts, dist: string, workDir: string): Promise<Hosting> {
  if (name === 'bundled') return builder.serve({ dist, port: 0, log: () => {} })
  const { served, pageStyles } = readPublished(workDir, dist, { mayBeCopy: false })!
  return hosts[name]({ home, dist, table: hostingTable(served, pageStyles), remove: () => {} })
}
