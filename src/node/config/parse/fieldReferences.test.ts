import { expect, test } from 'vitest'
import { z } from 'zod'
import { Href } from '#schemas/atoms.ts'
import { linkWords } from '#src/site/checks/accessibility/linkWords.ts'
import type { PageConfig } from '#src/site/checks/readConfig.ts'
import { fieldReferences } from './fieldReferences.ts'

test('a link whose words stand in a field of any name is judged as all others are', () => {
  const schema = z.strictObject({ teaser: z.strictObject({ caption: z.string().meta({ kind: 'linkWords' }), href: Href }) })
  const value = { teaser: { caption: 'Click here', href: '/visit' } }
  const { references, parts } = fieldReferences({ file: 'header.json', kind: 'header', schema, value, language: 'en' })
  const config = { menus: ['header.json'], references, parts: new Map([['header.json', parts]]) } as unknown as PageConfig
  expect(linkWords.checkPage!(config)).toEqual([
    { file: 'header.json', keyPath: ['teaser', 'caption'], message: '"Click here" does not say where the link leads' },
  ])
})
