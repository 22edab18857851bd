import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** What a run is asked: the folder that holds `config` and where it writes. */
export type Question = { folder: string }
/** What a run measured: milliseconds by step (`pages` is the one that is compared), pages, bytes of HTML, peak memory in bytes. */
export type Measured<Steps extends string = string> = {
  milliseconds: Record<'pages' | Steps, number>
  pages: number
  htmlBytes: number
  peakBytes: number
}

/**
 * Runs a script beside this file in a process of its own, for production, and gives what it answered. Fails when it ends without an answer.
 */
export function measuredRun<Steps extends string>(script: string, asked: Question): Promise<Measured<Steps>> {
  return new Promise((resolve, reject) => {
    let answered: Measured<Steps> | undefined
    const child = fork(fileURLToPath(new URL(script, import.meta.url)), [JSON.stringify(asked)], {
      env: { ...process.env, NODE_ENV: 'production' },
    })
    child.once('message', (measured) => {
      answered = measured as Measured<Steps>
    })
    child.once('error', reject)
    child.once('exit', (code) => {
      if (answered && code === 0) resolve(answered)
      else reject(new Error(`${script} ended with ${code} and measured nothing`))
    })
  })
}

/** In a run: what it is asked. */
export function question(): Question {
  // Whoever asked has gone, so nobody waits for the answer.
  process.once('disconnect', () => process.exit(1))
  return JSON.parse(process.argv[2] ?? '{}') as Question
}

/** In a run: gives the answer and lets the process end. */
export function answer(measured: Measured): void {
  process.send?.(measured, () => {
    process.removeAllListeners('disconnect')
    process.disconnect()
  })
}

/** The most memory that this process, with all its threads, has held so far; in bytes. */
export function peakMemory(): number {
  return process.resourceUsage().maxRSS * 1024
}
