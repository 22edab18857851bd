import { expect, test } from 'vitest'
import { z } from 'zod'
import { Action, IconName, Markdown, heading, line } from '#schemas/atoms.ts'
import { photo } from '#schemas/photo.ts'
import { section } from '#schemas/section.ts'
import { SiteSettings } from '#schemas/site.ts'
import type { OwnSchema } from '#src/contract/sections.ts'
import { shownFields } from '#src/node/sections/shownFields.ts'
import { byFields } from './byFields.ts'
import { markdownTools } from './markdownTools.ts'

const words = SiteSettings.shape.words.parse({})
const md = markdownTools({ url: 'https://b.example', path: '/', language: 'en', words, backends: {} })

const rates = section(
  'rates',
  'What each service costs.',
  {
    ...heading,
    icon: IconName.optional(),
    look: z.enum(['wide', 'narrow']).default('wide'),
    items: z.array(z.strictObject({ name: line(80), price: line(24), seats: z.int(), days: z.array(line(20)).default([]) })),
    note: Markdown.optional(),
    action: Action.optional(),
    picture: z.strictObject(photo).optional(),
    more: z.union([z.literal('none'), z.strictObject({ title: line(80), text: line(80) }), line(80)]).optional(),
  },
  [{ title: 'Rates', items: [] }],
)
const fields = shownFields(rates as unknown as OwnSchema)
const written = (values: object) => byFields(fields)(values, md).filter(Boolean).join('\n\n')

test('texts, Markdown, links and pictures are written in the order of the fields; choices, numbers and icons are not', () => {
  expect(
    written({
      type: 'rates',
      tone: 'plain',
      eyebrow: 'Prices',
      title: 'Rates',
      lead: 'Per visit.',
      icon: 'bike',
      look: 'wide',
      items: [{ name: 'First', price: '80 EUR', seats: 4, days: ['Monday', 'Friday'] }],
      note: '<p>Students pay <strong>half</strong>.</p>',
      action: { label: 'Ask', href: '/contact' },
      picture: { src: '/assets/a.png', alt: 'A table' },
    }),
  ).toBe(
    'Prices\n\n## Rates\n\nPer visit.\n\n### First\n\n80 EUR\n\n- Monday\n- Friday\n\nStudents pay **half**.\n\n' +
      '[Ask](https://b.example/contact)\n\n![A table](https://b.example/assets/a.png)',
  )
})

test('of several alternatives, the one that fits is written', () => {
  expect(written({ more: { title: 'More', text: 'of it' } })).toBe('### More\n\nof it')
  expect(written({ more: 'A line' })).toBe('A line')
})
