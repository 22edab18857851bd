import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { renderToString } from 'react-dom/server'
import type { Section } from '#src/contract/sections.ts'
import { bareTree } from './bareTree.ts'

/** What a worker of the bare loop is started with: the document whose elements it renders again and again, and where it writes. */
export type BareWorkerInput = { document: string; dist: string }

/** What the bare loop knows of a page. */
export type BarePage = { path: string; sections: Section[] }

const { document, dist } = workerData as BareWorkerInput
const tree = bareTree(document)
parentPort!.on('message', (pages: BarePage[]) => parentPort!.postMessage(pages.reduce((bytes, page) => bytes + writePage(page), 0)))
parentPort!.postMessage('ready')

/** Writes the HTML and the data of a page; gives the bytes of HTML. */
function writePage(page: BarePage): number {
  const html = Buffer.from(`<!doctype html>${renderToString(tree)}`)
  write(join(dist, page.path, 'index.html'), html)
  write(join(dist, 'data', `${page.path === '/' ? 'index' : page.path}.json`), JSON.stringify(page))
  return html.length
}

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
