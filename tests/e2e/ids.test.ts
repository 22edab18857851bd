import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import Form from '#src/sections/form/schema.ts'
import Tabs from '#src/sections/tabs/schema.ts'
import { findFiles } from '#src/node/files/findFiles.ts'
import { brokenIds } from '#tests/support/brokenIds.ts'
import { runCli } from '#tests/support/cli.ts'
import { type SiteCopy, copySite } from '#tests/support/siteCopy.ts'

/** What is wrong with ids in the documents of a built site. */
function findings(dist: string): string[] {
  return findFiles(dist)
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => brokenIds(new JSDOM(readFileSync(join(dist, file), 'utf8')).window.document).map((what) => `${file}: ${what}`))
}

const example = (schema: { meta(): unknown }) => (schema.meta() as { examples: object[] }).examples[0]!

/** Plans with two ways of paying. */
const PLANS = {
  type: 'pricingPlans',
  currency: 'EUR',
  billing: { monthly: 'Monthly', yearly: 'Yearly', label: 'Ways of paying' },
  plans: [
    {
      name: 'Loaf a week',
      bestFor: 'One person',
      price: { monthly: 12, yearly: 10 },
      unit: 'a month',
      features: ['One loaf'],
      action: { label: 'Order', href: '/visit' },
    },
  ],
}

let site: SiteCopy
beforeAll(() => {
  site = copySite('tests/fixtures/bakery')
})
afterAll(() => site.remove())

test('C01 every id of a built page is there once, and whatever names one leads to it', () => {
  expect(findings(inject('siteDist'))).toEqual([])
})

test('C01 headings, fields, panels and the frame never take an id from one another', async () => {
  const rules = JSON.parse(site.read('pages/house-rules.json')) as { sections: object[] }
  const words = [
    'Consent',
    'Consent place',
    'Contact name',
    'Contact email',
    'Contact sent',
    'Mega panel visit',
    'Menu fallback',
    'Breads A',
  ]
  const text = words.map((title) => `## ${title}\n\nWords.\n`).join('\n')
  const tabs = { ...example(Tabs), title: 'How it works' }
  site.write(
    'pages/house-rules.json',
    JSON.stringify({
      ...rules,
      sections: [
        rules.sections[0],
        { type: 'tableOfContents' },
        PLANS,
        { type: 'richText', body: text },
        tabs,
        tabs,
        { ...example(Form), name: 'contact', title: 'Write to us' },
        { type: 'glossaryIndex', collection: 'breads', countLabel: '{count} breads' },
        PLANS,
      ],
    }),
  )
  const { code, output } = await runCli(['build', '--config', site.configDir, '--out', site.dist])
  expect(code, output).toBe(0)
  expect(findings(site.dist)).toEqual([])
  const html = readFileSync(join(site.dist, 'house-rules/index.html'), 'utf8')
  const { document } = new JSDOM(html).window
  // What was right before stays as it was.
  for (const id of ['consent', 'contact-name', 'how-it-works', 'how-it-works-2']) expect(document.getElementById(id), id).not.toBeNull()
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Consent')!
  expect(document.querySelector(link.getAttribute('href')!)!.textContent).toBe('Consent')
})
