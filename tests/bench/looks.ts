import { existsSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { init } from '#src/node/cli/actions/init.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { pageFiles } from '#src/node/hosting/pageFiles.ts'
import { LOOKS, type LookName } from '#src/node/init/choices.ts'
import { styleFilesIn } from '#src/node/render/budgets/documentParts.ts'
import { allPages } from '#src/site/pages/allPages.ts'
import { figure, table } from './figures.ts'
import { builtForBench } from './servedSite.ts'

/** The most that a dark scheme may add to a page, in bytes, and that a house style may weigh, as a share of the default. */
const MOST_OF_DARK = 1500
const MOST_OF_LOOK = 1.1

/**
 * The bytes of a page as sent: of its document, styles and entry script, which it loads by itself; with the scripts of the application,
 * which it loads at the first interaction; and of preloaded fonts.
 */
type Weight = { first: number; whole: number; fonts: number }
type Weights = ReadonlyMap<string, Weight>

/** A theme: its own fields, changed by `change`, and `tone` for the third section of the home page. */
type Variant = { name: string; change: Record<string, unknown>; tone?: string }

const TONES = [
  { name: 'sand', ground: '#efe6d6' },
  { name: 'sky', ground: '#dbeaf5' },
]

/**
 * Builds a new site in each house style, and in the default look with dark schemes and with named tones, and prints what pages weigh
 * (brotli) beside the default look. Fetches the typefaces from npm when a site is made.
 */
export async function looksBench(): Promise<void> {
  const usual = await siteIn('default')
  const base = await weightsOf(usual)
  const faults: string[] = []
  const variants: Variant[] = [
    { name: 'dark: auto', change: { scheme: 'auto' } },
    { name: 'dark: choice', change: { scheme: 'choice' } },
    { name: 'one tone, unused', change: { tones: TONES.slice(0, 1) } },
    { name: 'one tone', change: { tones: TONES.slice(0, 1) }, tone: 'sand' },
    { name: 'one tone, dark: auto', change: { tones: TONES.slice(0, 1), scheme: 'auto' }, tone: 'sand' },
  ]
  const rows: string[][] = []
  for (const variant of variants) {
    const weights = await weightsOf(await variantOf(usual, variant))
    rows.push(row(variant.name, weights, base))
    if (!variant.tone) faults.push(...excesses(variant.name, weights, base, (now, before) => now - before <= MOST_OF_DARK))
  }
  for (const look of LOOKS) {
    const weights = await weightsOf(await siteIn(look))
    rows.push(row(look, weights, base))
    faults.push(...excesses(look, weights, base, (now, before) => now <= before * MOST_OF_LOOK))
  }
  const home = base.get('/')!
  console.log(`Home page in the default look: ${figure(home.first)} bytes, ${figure(home.whole)} after the first interaction`)
  console.log(table([['', 'home', 'with application', 'heaviest', 'it', 'with application', 'fonts'], ...rows]))
  console.log(faults.length === 0 ? 'All targets are met.' : `MISSED: ${faults.join('; ')}`)
}

const MEASURES = ['first', 'whole'] as const

function row(name: string, weights: Weights, base: Weights): string[] {
  const share = (path: string) => weights.get(path)!.first / base.get(path)!.first
  const heaviest = [...weights.keys()].reduce((most, path) => (share(path) > share(most) ? path : most))
  const more = (path: string) =>
    MEASURES.map((of) => {
      const [now, before] = [weights.get(path)![of], base.get(path)![of]]
      return `${now < before ? '−' : '+'}${figure(Math.abs(now - before))} (× ${figure(now / before, 3)})`
    })
  return [name, ...more('/'), heaviest, ...more(heaviest), figure(weights.get('/')!.fonts)]
}

function excesses(name: string, weights: Weights, base: Weights, isMet: (now: number, before: number) => boolean): string[] {
  return [...weights].flatMap(([path, weight]) =>
    MEASURES.every((of) => isMet(weight[of], base.get(path)![of])) ? [] : [`${name}: ${path}`],
  )
}

/** The config folder of a new site in a look, which is made when there is none. */
async function siteIn(look: LookName | 'default'): Promise<string> {
  const folder = resolve('.build/bench/looks', look)
  if (!existsSync(join(folder, 'config/theme.json'))) {
    rmSync(folder, { recursive: true, force: true })
    const answers = { name: 'Lindenhof', colour: '#1d7a5f', language: 'en', kind: 'services', mail: 'hello@lindenhof.example' }
    const code = await init({ words: [folder], ...answers, ask: undefined, look: look === 'default' ? undefined : look })
    if (code !== 0) throw new Error(`The site in the look ${look} could not be made.`)
  }
  return join(folder, 'config')
}

/** A copy of a config folder with a changed theme. */
async function variantOf(configDir: string, { name, change, tone }: Variant): Promise<string> {
  const copy = resolve('.build/bench/looks', name.replaceAll(/[^a-z]+/g, '-'), 'config')
  rmSync(copy, { recursive: true, force: true })
  await cp(configDir, copy, { recursive: true })
  await edited(join(copy, 'theme.json'), (theme) => ({ ...theme, ...change }))
  if (tone) {
    await edited(join(copy, 'pages/index.json'), (page) => ({
      ...page,
      sections: (page['sections'] as object[]).map((section, index) => (index === 2 ? { ...section, tone } : section)),
    }))
  }
  return copy
}

async function edited(file: string, edit: (value: Record<string, unknown>) => object): Promise<void> {
  await writeFile(file, JSON.stringify(edit(JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>)))
}

async function weightsOf(configDir: string): Promise<Weights> {
  const dist = await builtForBench(configDir)
  const scripts = readdirSync(join(dist, 'static/js'))
  const named = (name: string) =>
    sent(
      join(
        dist,
        'static/js',
        scripts.find((file) => file.startsWith(`${name}-`) && file.endsWith('.js'))!,
      ),
    )
  const entry = named('index')
  const application = ['start', 'libraries', 'rolldown-runtime', '_virtual_site'].reduce((sum, name) => sum + named(name), 0)
  return new Map(
    allPages(loadSite(configDir).site!).map(({ path }) => {
      const file = join(dist, pageFiles(path).document)
      const html = readFileSync(file, 'utf8')
      const first = styleFilesIn(html).reduce((sum, url) => sum + sent(join(dist, url)), sent(file) + entry)
      const preloads = html.split('<link ').filter((link) => link.includes('as="font"'))
      const fonts = preloads.reduce((sum, link) => sum + sent(join(dist, link.split('href="')[1]!.split('"')[0]!)), 0)
      return [path, { first, whole: first + application, fonts }]
    }),
  )
}

/** The bytes of a file as sent to a browser that accepts brotli. */
function sent(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}
