import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { loadSite } from '#src/node/config/loadSite.ts'
import { type Mistake, WRITTEN_AT, readMistakes } from '#tests/support/plantedMistakes.ts'
import { type Expected, PlantedSite, byPlace } from '#tests/support/plantedSite.ts'
import { largestPlanting, plantTogether } from '#tests/support/plantTogether.ts'
import { soundCompany } from '#tests/support/soundCompany.ts'
import { runCli } from '#tests/support/cli.ts'
import { figure, table } from './figures.ts'
import { astroProject, complaints, installedAstro, runAstro } from './mistakesAstro.ts'
import { isExpressible } from './mistakesExpressible.ts'

/** What a tool says of one mistake. The place counts only when it is the right one. */
type Seen = { found: boolean; file: boolean; line: boolean; column: boolean; failed: boolean }
const NOTHING: Seen = { found: false, file: false, line: false, column: false, failed: false }

/**
 * The corpus of planted mistakes given to `validate` and to Astro’s content collections, which have the same content and a contract written
 * for it (see tests/bench/astro). A schema cannot express every mistake; those that it can are planted one at a time and built, the others
 * together, to see that the build says nothing of them. Counted as found is every complaint that a sound site does not cause. One run more
 * has as many as possible planted together.
 */
export async function mistakes(): Promise<void> {
  // Below the project, because Astro must find its packages from where the content lies.
  mkdirSync(resolve('.build'), { recursive: true })
  const folder = mkdtempSync(resolve('.build/bench-mistakes-'))
  try {
    await compare(folder, readMistakes())
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function compare(folder: string, all: Mistake[]): Promise<void> {
  const ours = new Map(all.map((mistake, index) => [mistake, byValidate(join(folder, `validate-${index}`), mistake)]))
  const together = await validateTogether(join(folder, 'together'), all)

  const astro = installedAstro()
  if ('failure' in astro) {
    console.log(summary(all, ours, undefined, ''))
    console.log(`Astro is not installed (${astro.failure}), so there is nothing to compare with.`)
    return
  }
  const expressible = all.filter(isExpressible)
  const sound = await astroRun(join(folder, 'sound'), new PlantedSite())
  console.log(`  astro build, ${expressible.length} mistakes one at a time …`)
  const theirs = new Map<Mistake, Seen>()
  await inTurns(expressible, async (mistake, index) => {
    theirs.set(mistake, await byAstro(join(folder, `astro-${index}`), mistake, sound.said))
  })
  console.log('  astro build, the others together …')
  const beyond = plantTogether(all.filter((mistake) => !isExpressible(mistake)))
  const said: string[] = []
  await inTurns(beyond, async ({ site, mistakes: planted }, index) => {
    const run = await astroRun(join(folder, `beyond-${index}`), site)
    const known = new Set(sound.said.split('\n'))
    const news = run.said.split('\n').filter((line) => line.trim() !== '' && !known.has(line))
    if (run.code !== 0 || news.length > 0)
      said.push(`${planted.length} with "${planted[0]!.title}", exit code ${run.code}: ${news.slice(0, 6).join(' / ')}`)
  })
  const group = largestPlanting(expressible)
  const many = await astroRun(join(folder, 'astro-together'), group.site)
  const named = group.mistakes.filter(({ hunks }) => hunks.some(({ file }) => many.said.includes(file))).length

  console.log(`\n${summary(all, ours, theirs, astro.version)}`)
  console.log(
    `Planted together: validate reports ${together.found} of ${together.planted} problems in one run of ${seconds(together.milliseconds)} s; astro build names ${named} of ${group.mistakes.length} in one of ${seconds(many.milliseconds)} s.`,
  )
  console.log(`A sound site: validate ${seconds(together.sound)} s, astro build ${seconds(sound.milliseconds)} s.`)
  list(
    'A contract for Astro can express these, and its build says nothing of them',
    expressible.filter((mistake) => !theirs.get(mistake)!.found).map(({ title }) => title),
  )
  list('No contract for Astro can express these; its build complains all the same when they are planted', said)
}

function byValidate(dir: string, mistake: Mistake): Seen {
  const expected = new PlantedSite().plant(mistake).write(dir)
  const { site, problems } = loadSite(dir, { at: Date.parse(WRITTEN_AT) })
  const shown = relative(process.cwd(), dir)
  const has = (...fields: (keyof Expected)[]) =>
    expected.every((want) =>
      problems.some(({ code: rule, file, line, column }) =>
        fields.every((field) => ({ rule, file: file === shown ? '.' : file.slice(shown.length + 1), line, column })[field] === want[field]),
      ),
    )
  return {
    found: has('rule'),
    file: has('rule', 'file'),
    line: has('rule', 'file', 'line'),
    column: has('rule', 'file', 'line', 'column'),
    failed: site === null,
  }
}

async function validateTogether(dir: string, all: Mistake[]) {
  const group = largestPlanting(all)
  const expected = group.site.write(dir)
  const started = performance.now()
  const { output } = await runCli(['validate', '--config', dir, '--at', WRITTEN_AT, '--format', 'json'])
  const milliseconds = performance.now() - started
  const { problems } = JSON.parse(output) as { problems: Expected[] }
  const lines = new Set(problems.map(({ rule, file, line, column }) => `${relative(dir, resolve(file))}:${line}:${column} ${rule}`))
  const again = performance.now()
  await runCli(['validate', '--config', soundCompany()])
  return {
    planted: expected.length,
    found: expected.sort(byPlace).filter(({ rule, file, line, column }) => lines.has(`${file}:${line}:${column} ${rule}`)).length,
    milliseconds,
    sound: performance.now() - again,
  }
}

async function astroRun(dir: string, site: PlantedSite) {
  const expected = site.write(astroProject(dir))
  const run = await runAstro(dir)
  // Paths of the machine differ from run to run.
  return {
    ...run,
    expected,
    said: complaints(run)
      .replaceAll(dir, '')
      .replaceAll(/\d\d:\d\d:\d\d /g, ''),
  }
}

async function byAstro(dir: string, mistake: Mistake, soundly: string): Promise<Seen> {
  const { code, said, expected } = await astroRun(dir, new PlantedSite().plant(mistake))
  rmSync(dir, { recursive: true, force: true })
  if (code === 0 && said === soundly) return NOTHING
  const at = (place: string) => said.includes(place)
  const isNamed = ({ file }: Expected) => at(`config/${file}`) || at(file.replace(/^.*?(\w+)\/([^/]+)\.json$/, '$1 → $2'))
  return {
    found: true,
    file: expected.some(isNamed),
    line: expected.some(({ file, line }) => at(`${file}:${line}:`) || new RegExp(`line ${line}\\b`).test(said)),
    column: expected.some(({ file, line, column }) => at(`${file}:${line}:${column}`) || at(`line ${line} column ${column}`)),
    failed: code !== 0,
  }
}

function summary(all: Mistake[], ours: Map<Mistake, Seen>, theirs: Map<Mistake, Seen> | undefined, version: string): string {
  const count = (seen: Iterable<Seen>, field: keyof Seen) => [...seen].filter((one) => one[field]).length
  const topics = [...new Set(all.map(({ topic }) => topic))]
  const row = (name: string, field: keyof Seen) => [
    name,
    figure(count(ours.values(), field)),
    theirs ? figure(count(theirs.values(), field)) : '-',
  ]
  const ofTopic = (topic: string, seen: Map<Mistake, Seen>) => [...seen].flatMap(([mistake, one]) => (mistake.topic === topic ? [one] : []))
  return [
    `Mistakes: ${all.length} planted one at a time`,
    table([
      ['', 'validate', theirs ? `Astro ${version}` : 'Astro'],
      ['can be expressed', figure(all.length), theirs ? figure(theirs.size) : '-'],
      row('found', 'found'),
      row('  with the right file', 'file'),
      row('  and the right line', 'line'),
      row('  and the right column', 'column'),
      row('exit code is not 0', 'failed'),
      ...topics.map((topic) => [
        `found: ${topic}, of ${all.filter((mistake) => mistake.topic === topic).length}`,
        figure(count(ofTopic(topic, ours), 'found')),
        theirs ? figure(count(ofTopic(topic, theirs), 'found')) : '-',
      ]),
    ]),
    'Those that validate finds without failing are warnings; --strict makes it fail.',
  ].join('\n')
}

function list(title: string, items: string[]): void {
  if (items.length > 0) console.log(`\n${title}:\n${items.map((item) => `  ${item}`).join('\n')}`)
}

const seconds = (milliseconds: number) => figure(milliseconds / 1000, 1)

/** Does a job for every item, as many at a time as there are processors. */
async function inTurns<Item>(items: Item[], job: (item: Item, index: number) => Promise<void>): Promise<void> {
  const left = [...items.entries()]
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) await job(next[1], next[0])
  }
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, worker))
}
