import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { figure, median, table } from './figures.ts'
import { type Planted, writeValidateConfig } from './validateConfig.ts'
import { type ColdRun, coldRun } from './validateRun.ts'

const PAGES = 10_000

/** What a run of 10,000 sound pages may take: seconds by the clock, times the bare pass, bytes of memory. */
const AIM = { seconds: 2, ratio: 2.5, bytes: 2 ** 30 }

/** How validation is measured. `configDir` lends site settings, theme and assets. */
export type ValidateBenchOptions = { configDir: string; repeats: number }

/** The table: what is planted, and the exit code that follows. */
const rows: { planted: Planted; exit: number }[] = [
  { planted: 'nothing', exit: 0 },
  { planted: 'dead links', exit: 1 },
  { planted: 'faults of shape', exit: 1 },
]

/**
 * How fast config is validated: writes synthetic configs, one sound and two with many mistakes, runs the real command in a new process for
 * each measurement, and prints figures beside those of a bare pass in the same minutes: a process that reads every file, parses it and
 * checks its shape, with no places, texts or links. Runs alternate. On a busy machine the lowest runs and the processor time say more than
 * the medians: what else it does can only add to them.
 */
export async function validateBench({ configDir, repeats }: ValidateBenchOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-validate-'))
  try {
    const dirs = new Map(rows.map(({ planted }) => [planted, join(folder, planted.replaceAll(' ', '-'))]))
    for (const [planted, dir] of dirs) writeValidateConfig(dir, configDir, PAGES, planted)
    const runs = new Map<Planted | 'bare pass', ColdRun[]>([...dirs.keys(), 'bare pass' as const].map((name) => [name, []]))
    for (let turn = 1; turn <= repeats; turn += 1) {
      console.log(`  ${turn} of ${repeats} …`)
      runs.get('bare pass')!.push(await coldRun('./validateBare.ts', [dirs.get('nothing')!]))
      for (const { planted, exit } of rows) {
        const run = await coldRun('../../src/node/cli/run.mjs', ['validate', '--config', dirs.get(planted)!])
        if (run.exit !== exit) throw new Error(`Validation of a config with ${planted} planted ended with ${run.exit}: ${run.last}`)
        runs.get(planted)!.push(run)
      }
    }
    console.log(`\n${report(runs)}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function report(runs: Map<Planted | 'bare pass', ColdRun[]>): string {
  const bare = runs.get('bare pass')!
  const least = (of: readonly ColdRun[], field: 'wall' | 'inProcess' | 'cpu') => Math.min(...of.map((run) => run[field]))
  const seconds = (milliseconds: number) => figure(milliseconds / 1000, 2)
  const lines = [...runs].map(([name, of]) => [
    name === 'bare pass' ? name : name === 'nothing' ? 'validate' : `validate, ${name}`,
    seconds(least(of, 'wall')),
    seconds(median(of.map(({ wall }) => wall))),
    seconds(least(of, 'inProcess')),
    seconds(least(of, 'cpu')),
    figure(least(of, 'wall') / least(bare, 'wall'), 2),
    figure(least(of, 'cpu') / least(bare, 'cpu'), 2),
    figure(Math.max(...of.map(({ peakBytes }) => peakBytes)) / 1e6),
  ])
  const sound = runs.get('nothing')!
  const isMet =
    least(sound, 'wall') / 1000 <= AIM.seconds &&
    least(sound, 'wall') / least(bare, 'wall') <= AIM.ratio &&
    sound.every(({ peakBytes }) => peakBytes <= AIM.bytes)
  return [
    `Validation of ${figure(PAGES)} pages, cold, lowest of ${sound.length}`,
    table([['', 's', 'median', 'in process', 'CPU s', 'ratio', 'CPU ratio', 'peak MB'], ...lines]),
    ...[...runs].map(([name, of]) => `${name}: ${of[0]!.last}`),
    isMet ? 'Within the aims of 2 s, 2.5 times the bare pass and 1 GiB.' : 'MISSED: the aims are 2 s, 2.5 times the bare pass and 1 GiB.',
  ].join('\n')
}
