import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'

// Loaded into every process of a measured run: says at its end what it took. Milliseconds and bytes.
if (isMainThread && process.env.BENCH_USAGE) {
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
    writeFileSync(
      join(process.env.BENCH_USAGE, `${process.pid}.json`),
      JSON.stringify({ peakBytes: maxRSS * 1024, cpu: (userCPUTime + systemCPUTime) / 1000, inProcess: performance.now() }),
    )
  })
}
