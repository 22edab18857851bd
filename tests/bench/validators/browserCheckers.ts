import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { serve } from '#src/node/serve/serve.ts'
import { launchBrowser } from '#tests/support/browser/launch.ts'
import { type Alfa, alfaFindings, loadAlfa } from './alfaFindings.ts'
import type { BuiltDocument, CheckerReport, Finding } from './finding.ts'
import { ibmFindings } from './ibmFindings.ts'
import { PLANTED } from './plantedDocument.ts'

/** How long a page may take with both checkers, on a machine that does other things as well. */
const PATIENCE = 180_000
/** How many pages there are between two lines of progress. */
const STEP = 10

/** What Siteimprove’s Alfa and IBM’s checker find in the documents, each opened once in a browser as the server of the site sends it. */
export async function browserCheckers(folder: string, documents: readonly BuiltDocument[]): Promise<CheckerReport[]> {
  const alfa = await loadAlfa(folder)
  const ibm = readFileSync(join(folder, 'node_modules/accessibility-checker-engine/ace.js'), 'utf8')
  const found = { Alfa: [] as Finding[], IBM: [] as Finding[] }
  const browser = await launchBrowser()
  try {
    let done = 0
    for (const dist of new Set(documents.map((document) => document.dist))) {
      const server = await serve({ dist, port: 0 })
      // The policy of the pages would keep the checkers out. Nothing moves, so colours are those that people read.
      const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } })
      try {
        for (const document of documents.filter((one) => one.dist === dist)) {
          if (done % STEP === 0) console.log(`  Alfa and IBM: ${done} of ${documents.length} documents …`)
          done += 1
          const page = await opened(context, server.url, document)
          try {
            const { site, path } = document
            const findings = await inTime(findingsOf(page, alfa, ibm))
            for (const name of ['Alfa', 'IBM'] as const) found[name].push(...findings[name].map((one) => ({ site, path, ...one })))
          } finally {
            await page.close()
          }
        }
      } finally {
        await context.close()
        await server.close()
      }
    }
  } finally {
    await browser.close()
  }
  return Object.entries(found).map(([checker, findings]) => ({ checker, documents: documents.length, findings }))
}

async function findingsOf(page: Page, alfa: Alfa, ibm: string) {
  // Alfa comes last, as the page has fewer styles after it.
  const found = await ibmFindings(ibm, page)
  return { Alfa: await alfaFindings(alfa, page), IBM: found }
}

async function opened(context: BrowserContext, url: string, { site, path, html }: BuiltDocument): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  if (site === PLANTED) await page.route(url + path, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto(url + path, { waitUntil: 'load' })
  return page
}

/** The findings; of a page that takes too long, that it does. */
async function inTime(findings: ReturnType<typeof findingsOf>): ReturnType<typeof findingsOf> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Awaited<typeof findings>>((settle) => {
    const finding = { rule: 'time', says: `The page takes longer than ${PATIENCE / 1000} seconds to check`, excerpt: '' }
    timer = setTimeout(() => settle({ Alfa: [finding], IBM: [finding] }), PATIENCE)
  })
  try {
    return await Promise.race([findings, late])
  } finally {
    clearTimeout(timer)
  }
}
