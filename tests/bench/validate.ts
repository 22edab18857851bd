import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keptFiles } from '#src/node/config/cache/keptFiles.ts'
import { figure, median, table } from './figures.ts'
import { writeRichConfig } from './richConfig.ts'
import { type Planted, writeValidateConfig } from './validateConfig.ts'
import { type ColdRun, coldRun } from './validateRun.ts'

const PAGES = 10_000

/** What a run over 10,000 sound pages may take by the clock and in memory, in seconds and bytes; `ratio` is beside the bare pass. */
const AIMS: { [Name in Measured]?: { seconds: number; ratio?: number; bytes?: number } } = {
  validate: { seconds: 2, ratio: 2.5, bytes: 2 ** 30 },
  'after one edit': { seconds: 1 },
  'rich pages': { seconds: 6, bytes: 800e6 },
  'rich pages, after one edit': { seconds: 1 },
}

/** What is measured. */
type Measured = 'bare pass' | 'validate' | 'after one edit' | 'dead links' | 'faults of shape' | 'rich pages' | 'rich pages, after one edit'

/** How validation is measured. `configDir` lends site settings, theme and assets. */
export type ValidateBenchOptions = { configDir: string; repeats: number }

/** The table: what is planted in small pages, and the exit code that follows. */
const rows: { name: Measured; planted: Planted; exit: number; edited?: Measured }[] = [
  { name: 'validate', planted: 'nothing', exit: 0, edited: 'after one edit' },
  { name: 'dead links', planted: 'dead links', exit: 1 },
  { name: 'faults of shape', planted: 'faults of shape', exit: 1 },
]

/**
 * How fast config is validated: writes synthetic configs of small pages, one sound and two with many mistakes, and one of copies of the
 * weightiest pages of `configDir`; runs the real command in a new process for each measurement, knowing nothing of earlier runs, and for
 * the sound ones again after an edit of one page; and prints figures beside those of a bare pass in the same minutes: a process that reads
 * every file, parses it and checks its shape, with no places, texts or links. Runs alternate. On a busy machine the lowest runs and the
 * processor time say more than the medians: what else it does can only add to them.
 */
export async function validateBench({ configDir, repeats }: ValidateBenchOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-validate-'))
  try {
    const runs = new Map<Measured, ColdRun[]>()
    const note = (name: Measured, run: ColdRun, exit: number) => {
      if (run.exit !== exit) throw new Error(`Validation of "${name}" ended with ${run.exit}: ${run.last}`)
      runs.set(name, [...(runs.get(name) ?? []), run])
    }
    const rich = join(folder, 'rich')
    const sets = [
      ...rows.map(({ planted, ...row }) => {
        const dir = join(folder, planted.replaceAll(' ', '-'))
        writeValidateConfig(dir, configDir, PAGES, planted)
        return { ...row, dir, file: join(dir, 'pages/index.json') }
      }),
      {
        name: 'rich pages' as const,
        exit: 0,
        dir: rich,
        file: writeRichConfig(rich, configDir, PAGES),
        edited: 'rich pages, after one edit' as const,
      },
    ]
    for (let turn = 1; turn <= repeats; turn += 1) {
      console.log(`  ${turn} of ${repeats} …`)
      note('bare pass', await coldRun('./validateBare.ts', [sets[0]!.dir]), 0)
      for (const { name, dir, file, exit, edited } of sets) {
        const validate = () => coldRun('../../src/node/cli/run.mjs', ['validate', '--config', dir])
        rmSync(keptFiles(dir).whole, { force: true })
        note(name, await validate(), exit)
        if (!edited) continue
        const text = readFileSync(file, 'utf8')
        writeFileSync(file, text.replace(/("lead": "[^"]*)"/, `$1 ${turn}"`))
        note(edited, await validate(), exit)
        writeFileSync(file, text)
      }
    }
    for (const { dir } of sets) rmSync(keptFiles(dir).whole, { force: true })
    console.log(`\n${report(runs)}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function report(runs: ReadonlyMap<Measured, readonly ColdRun[]>): string {
  const bare = runs.get('bare pass')!
  const least = (of: readonly ColdRun[], field: 'wall' | 'inProcess' | 'cpu') => Math.min(...of.map((run) => run[field]))
  const most = (of: readonly ColdRun[]) => Math.max(...of.map(({ peakBytes }) => peakBytes))
  const seconds = (milliseconds: number) => figure(milliseconds / 1000, 2)
  const lines = [...runs].map(([name, of]) => [
    name,
    seconds(least(of, 'wall')),
    seconds(median(of.map(({ wall }) => wall))),
    seconds(least(of, 'inProcess')),
    seconds(least(of, 'cpu')),
    figure(least(of, 'wall') / least(bare, 'wall'), 2),
    figure(least(of, 'cpu') / least(bare, 'cpu'), 2),
    figure(most(of) / 1e6),
  ])
  const missed = [...runs].filter(([name, of]) => {
    const { seconds: aim = Infinity, ratio = Infinity, bytes = Infinity } = AIMS[name] ?? {}
    return least(of, 'wall') / 1000 > aim || least(of, 'wall') / least(bare, 'wall') > ratio || most(of) > bytes
  })
  return [
    `Validation of ${figure(PAGES)} pages, each in a new process, lowest of ${bare.length}`,
    table([['', 's', 'median', 'in process', 'CPU s', 'ratio', 'CPU ratio', 'peak MB'], ...lines]),
    ...[...runs].map(([name, of]) => `${name}: ${of[0]!.last}`),
    missed.length === 0 ? 'Within all aims.' : `MISSED: ${missed.map(([name]) => `${name} (${JSON.stringify(AIMS[name])})`).join(', ')}`,
  ].join('\n')
}
