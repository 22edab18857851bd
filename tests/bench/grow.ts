import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { keptFiles } from '#src/node/config/cache/keptFiles.ts'
import { launchBrowser } from '#tests/support/browser/launch.ts'
import { GIT_IDENTITY } from '#tests/support/reviewRepository.ts'
import { figure, median, table } from './figures.ts'
import { processorTime } from './processorTime.ts'
import { writeRichConfig } from './richConfig.ts'
import { startedPreview } from './startedPreview.ts'
import { type ColdRun, coldRun } from './validateRun.ts'

/** Pages that the large site of the editor, and that of the commands, have beside those of the config. */
const MORE = { editor: 1900, commands: 9900 }
const TURNS = 5
const PATIENCE_MS = 120_000
/** Nobody edits twice within this time, in milliseconds; what an edit leaves for later is done by then. */
const REST_MS = 2500
const PAGE = { path: '/about-us', file: 'pages/about-us.json' }

/**
 * What is aimed at: times of the large site as multiples of those of the small one, a command among 10,000 pages in milliseconds, and the
 * replacement of words on all of them.
 */
const AIMS = { edit: 1.5, review: 2, command: 3000, replace: 5000 }

/** Words in the title of each copy, and others. */
const WORDS = ['longer than search results show', 'longer than results of a search show'] as const

/** What is done in the editor, with the aim of each. */
const acts = {
  'field → file': AIMS.edit,
  'file → page': AIMS.edit,
  'footer → file': AIMS.edit,
  'footer’s file → page': AIMS.edit,
  'undo → file': AIMS.edit,
  'review opens': AIMS.review,
} as const

type Act = keyof typeof acts

/** Milliseconds of each act, and the processor time of the preview for each turn of them, where the system says it. */
type Turn = Record<Act, number> & { cpu: number }

/**
 * How the costs of an edit grow with the site: the same acts in the editor of the config, and of one with 1,900 pages more, in turns; and
 * commands that change a page among 10,000. Each page more has an old warning.
 */
export async function growBench({ configDir }: { configDir: string }): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-grow-'))
  try {
    const sites = [0, MORE.editor].map((more) => siteOf(join(folder, `${more}`), configDir, more))
    console.log(`\n${await editorReport(sites, folder)}`)
    const large = siteOf(join(folder, 'commands'), configDir, MORE.commands)
    console.log(`\n${await commandsReport(large)}`)
    for (const dir of [...sites, large]) for (const file of Object.values(keptFiles(dir))) rmSync(file, { force: true })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Writes a site into a repository where all of it is committed, and gives its config folder. */
function siteOf(root: string, likeDir: string, more: number): string {
  const dir = join(root, 'config')
  writeRichConfig(dir, likeDir, more)
  for (const file of copiesIn(dir)) {
    const page = JSON.parse(readFileSync(file, 'utf8')) as { title: string }
    writeFileSync(file, JSON.stringify({ ...page, title: `${page.title}, which is ${WORDS[0]}` }, null, 2))
  }
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, env: { ...process.env, ...GIT_IDENTITY }, stdio: 'ignore' })
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'All')
  return dir
}

function copiesIn(dir: string): string[] {
  return readdirSync(join(dir, 'collections'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /copy-\d+\.json$/.test(file))
    .map((file) => join(dir, 'collections', file))
}

async function editorReport(sites: readonly string[], folder: string): Promise<string> {
  const browser = await launchBrowser()
  const previews: Awaited<ReturnType<typeof startedPreview>>[] = []
  try {
    for (const dir of sites) previews.push(await startedPreview('edit', dir, join(folder, 'work/dist')))
    const tabs: Page[] = []
    for (const { url } of previews) {
      const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      tab.setDefaultTimeout(PATIENCE_MS)
      await tab.goto(`${url}/_edit?path=${PAGE.path}`)
      await canvas(tab).locator('html[data-live] main h1').waitFor()
      tabs.push(tab)
    }
    const turns: Turn[][] = sites.map(() => [])
    // The first turn is not counted: it finds nothing translated.
    for (let turn = 0; turn <= TURNS; turn += 1) {
      console.log(`  editor, ${turn} of ${TURNS} …`)
      for (const [index, dir] of sites.entries()) {
        const taken = await turnOf(tabs[index]!, dir, previews[index]!.pid, turn)
        if (turn > 0) turns[index]!.push(taken)
      }
    }
    return editorTable(turns)
  } finally {
    await browser.close()
    for (const preview of previews) await preview.close()
  }
}

const canvas = (tab: Page) => tab.frameLocator('iframe[title="The page"]')
const outline = (tab: Page) => tab.getByRole('navigation', { name: 'Sections' })
const form = (tab: Page) => tab.getByRole('form', { name: 'Fields' })

async function turnOf(tab: Page, dir: string, pid: number, turn: number): Promise<Turn> {
  const before = processorTime(pid)
  await outline(tab).getByRole('button', { name: '1. Hero' }).click()
  const words = `Words of turn ${turn}`
  const edit = await edited(tab, 'Lead', words, join(dir, PAGE.file))
  await tab.waitForTimeout(REST_MS)

  await tab.getByRole('tab', { name: 'Whole site' }).click()
  await outline(tab).getByRole('button', { name: 'Footer' }).click()
  const footer = await edited(tab, 'Copyright', `Rights of turn ${turn}`, join(dir, 'footer.json'))
  await tab.waitForTimeout(REST_MS)

  const file = readFileSync(join(dir, 'footer.json'), 'utf8')
  const undone = await timed(async () => {
    await tab.getByRole('button', { name: 'Undo' }).click()
    await until(() => readFileSync(join(dir, 'footer.json'), 'utf8') !== file)
  })
  await tab.waitForTimeout(REST_MS)

  const review = await timed(async () => {
    await tab.getByRole('button', { name: 'Review', exact: true }).click()
    await tab.getByRole('heading', { name: 'Checks' }).waitFor()
    await tab.evaluate(() => new Promise((settle) => requestAnimationFrame(settle)))
  })
  await tab.getByRole('button', { name: 'Close' }).click()
  await tab.getByRole('tab', { name: 'This page' }).click()
  await tab.waitForTimeout(REST_MS)
  return {
    'field → file': edit.file,
    'file → page': edit.page,
    'footer → file': footer.file,
    'footer’s file → page': footer.page,
    'undo → file': undone,
    'review opens': review,
    cpu: before === undefined ? Number.NaN : processorTime(pid)! - before,
  }
}

/** Writes into a field of the form, and gives how long that takes until it is in the file, and from there until it is on the page. */
async function edited(tab: Page, field: string, words: string, file: string): Promise<{ file: number; page: number }> {
  const input = form(tab).getByRole('textbox', { name: field })
  await input.waitFor()
  const shown = canvas(tab).getByText(words).waitFor()
  // Whoever fails first is heard below.
  shown.catch(() => {})
  const began = performance.now()
  await input.fill(words)
  await until(() => readFileSync(file, 'utf8').includes(words))
  const written = performance.now()
  await shown
  return { file: written - began, page: performance.now() - written }
}

async function timed(act: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await act()
  return performance.now() - began
}

async function until(holds: () => boolean): Promise<void> {
  const late = performance.now() + PATIENCE_MS
  while (!holds()) {
    if (performance.now() > late) throw new Error('Nothing was written.')
    await new Promise((settle) => setTimeout(settle, 2))
  }
}

function editorTable([small, large]: Turn[][]): string {
  const of = (turns: Turn[], name: keyof Turn) => median(turns.map((turn) => turn[name]))
  const rows = [...Object.entries(acts), ['processor time of a turn', undefined] as const].map(([name, aim]) => {
    const key = (aim === undefined ? 'cpu' : name) as keyof Turn
    const [one, many] = [of(small!, key), of(large!, key)]
    const said = aim === undefined ? '' : `${many / one <= aim ? 'within' : 'MISSED'} ${figure(aim, 1)} ×`
    return [name, figure(one), figure(many), `${figure(many / one, 2)} ×`, said]
  })
  return [
    `The editor of the config, and with ${figure(MORE.editor)} pages more: medians of ${TURNS} turns`,
    table([['', 'ms', 'ms, large', 'ratio', 'aim'], ...rows]),
  ].join('\n')
}

/** A command that changes a page of the large site, and takes that back. */
async function commandsReport(dir: string): Promise<string> {
  const collection = copiesIn(dir)[0]!.split('/').at(-2)!
  const { path } = JSON.parse(readFileSync(join(dir, 'collections', collection, 'index.json'), 'utf8')) as { path: string }
  const at = (id: string) => path.replace('{id}', id)
  const patch = (number: number) => {
    const file = join(dir, '../patch.json')
    const operations = [{ op: 'set', path: ['sections', 0, 'lead'], value: `Words of turn ${number}` }]
    writeFileSync(file, JSON.stringify({ steps: [{ do: 'edit', file: PAGE.file, operations }] }))
    return file
  }
  const commands: Record<string, (turn: number) => string[]> = {
    validate: () => ['validate', '--max', '1'],
    mv: (turn) => ['mv', at(`copy-${turn}`), at(`moved-${turn}`)],
    rm: (turn) => ['rm', at(`copy-${100 + turn}`), '--gone'],
    patch: (turn) => ['patch', patch(turn)],
    review: () => ['review'],
    find: (turn) => ['replace', WORDS[turn % 2]!],
    replace: (turn) => ['replace', WORDS[turn % 2]!, WORDS[(turn + 1) % 2]!],
  }
  const runs = new Map<string, ColdRun[]>()
  for (let turn = 0; turn <= TURNS; turn += 1) {
    console.log(`  commands, ${turn} of ${TURNS} …`)
    for (const [name, words] of Object.entries(commands)) {
      const run = await coldRun('../../src/node/cli/run.mjs', [...words(turn), '--config', dir])
      if (run.exit !== 0) throw new Error(`${name} ended with ${run.exit}: ${run.last}`)
      // The first ones find nothing kept.
      if (turn > 0) runs.set(name, [...(runs.get(name) ?? []), run])
    }
  }
  const of = (name: string, field: 'wall' | 'cpu' | 'peakBytes') => median(runs.get(name)!.map((run) => run[field]))
  const aimOf = (name: string) => (name === 'replace' ? AIMS.replace : AIMS.command)
  const rows = [...runs.keys()].map((name) => [
    name,
    figure(of(name, 'wall')),
    figure(of(name, 'cpu')),
    figure(of(name, 'peakBytes') / 1e6),
    `${figure(of(name, 'wall') / of('validate', 'wall'), 2)} ×`,
    of(name, 'wall') <= aimOf(name) ? 'within' : 'MISSED',
  ])
  return [
    `Commands on the config with ${figure(MORE.commands)} pages more: medians of ${TURNS} runs`,
    `The aim is ${figure(AIMS.command)} ms, and ${figure(AIMS.replace)} ms for a replacement on all pages.`,
    table([['', 'ms', 'CPU ms', 'MB', '× validate', 'aim'], ...rows]),
  ].join('\n')
}
