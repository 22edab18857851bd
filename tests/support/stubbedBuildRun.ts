import { writeSync } from 'node:fs'
import { stubbedBuild } from './stubbedBuild.ts'

// A build in a separate process that stops forever at a given step, so that it can be killed there: `<config folder> <home> <step>`.
const [configDir = '', home = '', until = ''] = process.argv.slice(2)
const come = (step: string) => {
  if (step !== until) return
  writeSync(1, 'here\n')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}
let pages = 0
await stubbedBuild(configDir, home, { progress: { step: come, pages: () => come(`page ${(pages += 1)}`), end: () => come('end') } })
