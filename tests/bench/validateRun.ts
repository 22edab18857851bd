import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * What a cold run took, start-up included: milliseconds by the clock, the same inside its process, of processor time, bytes of memory at
 * most; its exit code and last line.
 */
export type ColdRun = { wall: number; inProcess: number; cpu: number; peakBytes: number; exit: number | null; last: string }

const usage = new URL('./validateUsage.mjs', import.meta.url).href

/** Runs a file, TypeScript or not, in a new process, as the scripts of package.json do, and measures it from outside. */
export async function coldRun(file: string, words: readonly string[]): Promise<ColdRun> {
  const notes = mkdtempSync(join(tmpdir(), 'bench-usage-'))
  try {
    const started = performance.now()
    const { exit, output } = await run(file, words, { ...process.env, BENCH_USAGE: notes, NODE_OPTIONS: `--import ${usage}` })
    const wall = performance.now() - started
    const processes = readdirSync(notes).map(
      (note) => JSON.parse(readFileSync(join(notes, note), 'utf8')) as { peakBytes: number; cpu: number; inProcess: number },
    )
    const most = (field: 'peakBytes' | 'inProcess') => Math.max(...processes.map((took) => took[field]))
    return {
      wall,
      inProcess: most('inProcess'),
      cpu: processes.reduce((sum, { cpu }) => sum + cpu, 0),
      peakBytes: most('peakBytes'),
      exit,
      last: output.trimEnd().split('\n').at(-1)!,
    }
  } finally {
    rmSync(notes, { recursive: true, force: true })
  }
}

function run(file: string, words: readonly string[], env: NodeJS.ProcessEnv): Promise<{ exit: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [...(file.endsWith('.ts') ? ['--import', 'tsx'] : []), fileURLToPath(new URL(file, import.meta.url)), ...words],
      { env, stdio: ['ignore', 'pipe', 'inherit'] },
    )
    let output = ''
    child.stdout.on('data', (part: Buffer) => {
      output = (output + part.toString('utf8')).slice(-2000)
    })
    child.once('error', reject)
    child.once('close', (exit) => resolve({ exit, output }))
  })
}
