import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { findFiles } from '#src/node/files/findFiles.ts'
import { brokenIds } from '#tests/support/brokenIds.ts'
import { usePlenty } from './usePlenty.ts'
import { workersBrowser } from './workersBrowser.ts'

const { folders } = usePlenty('strict')

/** The problems with ids in the documents of a built site, parsed by the browser without running scripts. */
async function findings(dist: string): Promise<string[]> {
  const page = await (await workersBrowser()).newPage()
  const files = findFiles(dist).filter((file) => file.endsWith('.html'))
  const found = await page.evaluate(
    `${JSON.stringify(files.map((file) => [file, readFileSync(join(dist, file), 'utf8')]))}.flatMap(([file, html]) =>
      (${brokenIds.toString()})(new DOMParser().parseFromString(html, 'text/html')).map((what) => file + ': ' + what))`,
  )
  await page.close()
  return found as string[]
}

test('C01 every id of a built page is there once, and whatever names one leads to it', async () => {
  expect(await findings(inject('siteDist'))).toEqual([])
})

test('C01 headings, fields, panels and the frame never take an id from one another', async () => {
  const { dist } = folders()
  expect(await findings(dist)).toEqual([])
  // Ids that were already unique do not change.
  const html = readFileSync(join(dist, 'alike/index.html'), 'utf8')
  for (const id of ['consent', 'contact-name', 'how-it-works', 'how-it-works-2']) expect(html).toContain(`id="${id}"`)
  const anchor = /<a[^>]* href="#([^"]+)"[^>]*>Consent<\/a>/.exec(html)?.[1]
  expect(html).toMatch(new RegExp(`<h2[^>]* id="${anchor}"[^>]*>Consent</h2>`))
})
