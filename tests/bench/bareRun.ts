import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { loadSite } from '#src/node/config/loadSite.ts'
import { problemsAsText } from '#src/node/validate/reporters/text.ts'
import type { BarePage, BareWorkerInput } from './bareWorker.ts'
import { answer, peakMemory, question } from './measuredRun.ts'
import { syntheticPath } from './syntheticPage.ts'
import { workerCount } from './workerCount.ts'

/** As many pages at a time as the build hands to a worker. */
const BATCH = 50

// The run of its own process: reads the synthetic site, then, on the clock, lets workers write all pages. They have read the document that
// they repeat before the clock starts.
const { folder } = question()
const loading = performance.now()
const { site, problems } = loadSite(join(folder, 'config'))
if (!site) throw new Error(problemsAsText(problems))
const loaded = performance.now() - loading
const workerData: BareWorkerInput = { document: join(folder, 'dist', syntheticPath(1), 'index.html'), dist: join(folder, 'bare') }
const workers = await Promise.all(Array.from({ length: workerCount() }, ready))
const started = performance.now()
const source = [...site.pages, site.notFound].values()
const bytes = await Promise.all(workers.map(feed))
answer({
  milliseconds: { load: loaded, pages: performance.now() - started },
  pages: site.pages.length + 1,
  htmlBytes: bytes.reduce((sum, own) => sum + own, 0),
  peakBytes: peakMemory(),
})

/** A worker that has said that it is ready. */
function ready(): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./bareWorker.mjs', import.meta.url), { workerData })
    worker.once('error', reject)
    worker.once('message', () => resolve(worker))
  })
}

/** Hands batches to a worker until no page is left; gives the bytes of HTML that it wrote. */
async function feed(worker: Worker): Promise<number> {
  let htmlBytes = 0
  for (let batch = take(); batch.length > 0; batch = take()) {
    htmlBytes += await new Promise<number>((resolve) => {
      worker.once('message', resolve)
      worker.postMessage(batch)
    })
  }
  await worker.terminate()
  return htmlBytes
}

function take(): BarePage[] {
  const batch: BarePage[] = []
  while (batch.length < BATCH) {
    const step = source.next()
    if (step.done) break
    batch.push({ path: step.value.path, sections: step.value.sections })
  }
  return batch
}
