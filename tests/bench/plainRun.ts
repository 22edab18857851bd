import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { loadSite } from '#src/node/config/loadSite.ts'
import { problemsAsText } from '#src/node/validate/report.ts'
import { makeShellData } from '#src/site/menus/makeShellData.ts'
import { answer, peakMemory, question } from './measuredRun.ts'
import type { PlainPage } from './plainSite.tsx'
import type { PlainWorkerInput } from './plainWorker.ts'
import { workerCount } from './workerCount.ts'

/** As many pages at a time as the build hands to a worker. */
const BATCH = 50

// The run of its own process: reads the synthetic site, then, on the clock, starts the workers and lets them write all pages.
const { folder } = question()
const loading = performance.now()
const { site, problems } = loadSite(join(folder, 'config'))
if (!site) throw new Error(problemsAsText(problems))
const started = performance.now()
const shell = makeShellData(site, '/icons.svg', 'plain')
const pages = [...site.pages, site.notFound]
const source = pages
  .map(({ path, meta, sections }): PlainPage => ({ path, title: meta.title, description: meta.description, sections }))
  .values()
let htmlBytes = 0
await Promise.all(Array.from({ length: workerCount() }, feed))
answer({
  milliseconds: { load: started - loading, pages: performance.now() - started },
  pages: pages.length,
  htmlBytes,
  peakBytes: peakMemory(),
})

/** Runs one worker until no page is left. */
function feed(): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./plainWorker.mjs', import.meta.url), {
      workerData: { shell, dist: join(folder, 'plain') } satisfies PlainWorkerInput,
    })
    function next() {
      const batch: PlainPage[] = []
      for (let step = source.next(); !step.done; step = source.next()) {
        batch.push(step.value)
        if (batch.length === BATCH) break
      }
      if (batch.length > 0) worker.postMessage(batch)
      else void worker.terminate().then(() => resolve())
    }
    worker.on('message', (bytes: number) => {
      htmlBytes += bytes
      next()
    })
    worker.on('error', reject)
    worker.once('online', next)
  })
}
