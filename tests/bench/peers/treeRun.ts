import { spawn } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { terminalEnv } from '#tests/support/terminalEnv.ts'

const EVERY_MS = 100
/** Of a tick, the unit of /proc. */
const TICK_MS = 10
/** Of what a program says, so many characters and, when it fails, lines are kept. */
const SAID = 4_000
const LAST_LINES = 8

/**
 * What a program took, with all processes that it started: milliseconds by the clock and of processor, and the most memory in bytes. The
 * last two are NaN where there is no /proc.
 */
export type TreeRun = { milliseconds: number; cpu: number; peakBytes: number }

/**
 * Runs a program in `folder` and measures it. Its memory is looked at ten times a second: the highest marks (`VmHWM`) of the processes that
 * live at that moment, added up, so pages of memory that they share count more than once. Throws with its last words when it fails.
 */
export async function treeRun(folder: string, [program, ...args]: readonly [string, ...string[]]): Promise<TreeRun> {
  const env = { ...terminalEnv(), ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' }
  const started = performance.now()
  // In a session of its own, by which its processes are known.
  const child = spawn(program, args, { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const listen = (data: Buffer) => void (said = (said + data.toString()).slice(-SAID))
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const ticks = new Map<string, number>()
  const strangers = new Set<string>()
  let peakBytes = 0
  const look = () => void (peakBytes = Math.max(peakBytes, sessionMemory(String(child.pid), ticks, strangers)))
  const hasProc = existsSync('/proc/self/stat')
  const timer = hasProc ? setInterval(look, EVERY_MS) : undefined
  // What is typed into a terminal reaches its own session only.
  const stop = () => {
    if (child.pid !== undefined) process.kill(-child.pid)
    process.exit(1)
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  try {
    const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
    const milliseconds = performance.now() - started
    if (code !== 0)
      throw new Error(`${program} ${args.join(' ')} ended with ${code}: ${said.trim().split('\n').slice(-LAST_LINES).join(' / ')}`)
    if (!hasProc) return { milliseconds, cpu: Number.NaN, peakBytes: Number.NaN }
    return { milliseconds, cpu: [...ticks.values()].reduce((sum, own) => sum + own, 0) * TICK_MS, peakBytes }
  } finally {
    clearInterval(timer)
    process.off('SIGINT', stop).off('SIGTERM', stop)
  }
}

/** The highest marks of the living processes of a session, in bytes together; notes their ticks of processor so far. */
function sessionMemory(session: string, ticks: Map<string, number>, strangers: Set<string>): number {
  let bytes = 0
  for (const id of readdirSync('/proc')) {
    if (!/^\d+$/.test(id) || strangers.has(id)) continue
    try {
      const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
      // The name of the program, in brackets, may hold spaces; the fields after it are those of proc(5) from the third on.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      if (fields[3] !== session) {
        strangers.add(id)
        continue
      }
      ticks.set(id, Number(fields[11]) + Number(fields[12]))
      bytes += Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) * 1024
    } catch {
      // It ended between two looks.
    }
  }
  return bytes
}
