// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { Picture as PictureSchema } from '#schemas/picture.ts'
import type { PictureKind } from '#schemas/picture.ts'
import type { ShellData } from '#src/site/menus/shellData.ts'
import { Picture } from '#src/ui/Picture.tsx'
import { SiteContext } from '#src/ui/SiteContext.ts'
import { initials, initialsOfPerson } from './initials.ts'

const alt = 'The workshop at work'
const pictures: { [Kind in PictureKind]: Extract<z.input<typeof PictureSchema>, { kind: Kind }> } = {
  board: {
    kind: 'board',
    alt,
    caption: 'Repairs',
    columns: [
      { title: 'Waiting', cards: [{ title: 'Bike 12', text: 'Gears slip' }] },
      { title: 'Ready', cards: [{ title: 'Bike 9', badge: 'Paid' }] },
    ],
  },
  ranking: {
    kind: 'ranking',
    alt,
    items: [
      { name: 'City bike', detail: 'Eight gears', score: 90, tags: ['In stock'] },
      { name: 'Cargo bike', detail: 'Two wheels', score: 0 },
    ],
  },
  match: {
    kind: 'match',
    alt,
    score: 87,
    scoreLabel: 'Fits your ride',
    rows: [
      { label: 'Height', state: 'met', evidence: '178 cm' },
      { label: 'Hills', state: 'partial', evidence: 'Eight gears' },
      { label: 'Child seat', state: 'missing', evidence: 'No rack' },
    ],
  },
  scorecard: {
    kind: 'scorecard',
    alt,
    subtitle: 'Yearly check',
    criteria: [
      { label: 'Brakes', rating: 1 },
      { label: 'Tyres', rating: 5, note: 'New' },
    ],
    summary: 'Ready for the winter.',
  },
  schedule: {
    kind: 'schedule',
    alt,
    days: [
      { day: 'Mon', slots: [{ time: '09:00', state: 'booked' }] },
      { day: 'Tue', slots: [{ time: '09:00', state: 'chosen' }] },
      { day: 'Wed', slots: [{ time: '09:00', state: 'free' }] },
    ],
  },
  conversation: {
    kind: 'conversation',
    alt,
    messages: [
      { from: 'us', text: 'Your bike is ready.', when: '09:12' },
      { from: 'them', text: 'I come at noon.' },
    ],
  },
  chart: {
    kind: 'chart',
    alt,
    unit: 'bikes',
    bars: [
      { label: 'May', value: 1200 },
      { label: 'June', value: 0 },
    ],
  },
  fields: {
    kind: 'fields',
    alt,
    lines: ['Invoice 12 (paid)', 'Two new tyres, 40.00'],
    fields: [
      { label: 'Work', value: 'two new tyres' },
      { label: 'Price', value: '40.00' },
      { label: 'State', value: '(paid)' },
      { label: 'Day', value: '2026-05-04 *' },
      { label: 'Wheels', value: 'Tyre' },
    ],
  },
  flow: {
    kind: 'flow',
    alt,
    stations: [
      { icon: 'bike', label: 'Drop off' },
      { icon: 'wrench', label: 'Repair', text: 'One day' },
    ],
  },
  hub: {
    kind: 'hub',
    alt,
    center: 'Workshop',
    spokes: [
      { icon: 'bike', label: 'Riders' },
      { icon: 'truck', label: 'Parts' },
      { icon: 'mail', label: 'Mail' },
    ],
  },
  checks: {
    kind: 'checks',
    alt,
    items: [
      { label: 'Brakes', state: 'met' },
      { label: 'Wheel', state: 'partial', note: 'In progress' },
      { label: 'Light', state: 'missing', note: 'The part comes with the next delivery' },
    ],
  },
  image: { kind: 'image', alt, src: '/assets/workshop.webp', width: 1200, height: 800 },
}

const FOCUSABLE = 'a, button, input, select, textarea, summary, iframe, audio, video, [tabindex], [contenteditable]'
// Pictures ask the site for the address of its icons and its language only.
const site = { iconsUrl: '/icons.svg', language: 'en' } as ShellData

function render(picture: z.input<typeof PictureSchema>) {
  const holder = document.createElement('div')
  holder.innerHTML = renderToString(
    <SiteContext value={site}>
      <Picture picture={PictureSchema.parse(picture)} sizes="50vw" />
    </SiteContext>,
  )
  for (const style of holder.querySelectorAll('style')) style.remove()
  return holder
}

describe.each(Object.values(pictures))('a picture of kind $kind', (picture) => {
  test('is one image named by its alt', () => {
    const holder = render(picture)
    const image = holder.querySelector('picture > img') ?? holder.firstElementChild
    expect(holder.childElementCount).toBe(1)
    expect(image?.localName === 'img' ? image.getAttribute('alt') : image?.getAttribute('role') && image.getAttribute('aria-label')).toBe(
      alt,
    )
    expect([...(image?.children ?? [])].every((child) => child.getAttribute('aria-hidden') === 'true')).toBe(true)
  })

  test('holds nothing to focus', () => {
    expect(render(picture).querySelectorAll(FOCUSABLE)).toHaveLength(0)
  })
})

describe('pictures', () => {
  test('an image file keeps its place free and is fetched late', () => {
    const image = render(pictures.image).querySelector('img')
    expect(image?.getAttribute('width')).toBe('1200')
    expect(image?.getAttribute('height')).toBe('800')
    expect(image?.getAttribute('loading')).toBe('lazy')
  })

  test('the longest bar of a chart fills its lane and the figures are written in the language of the site', () => {
    const chart = render(pictures.chart)
    expect([...chart.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'))).toEqual(['100%', '0%'])
    expect(chart.textContent).toContain('1,200 bikes')
  })

  test('the values of fields are marked in the document, whatever their case, as whole words', () => {
    expect([...render(pictures.fields).querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      '(paid)',
      'Two new tyres',
      '40.00',
    ])
  })

  test.each([
    ['Bike 12', '12'],
    ['Order 2041', '041'],
    ['City bike for two', 'CB'],
    ['…', ''],
  ])('initials of %s are “%s”', (name, expected) => {
    expect(initials(name)).toBe(expected)
  })

  test.each([
    ['Livre d’or, mai 2026', 'LD'],
    ['Robin Example', 'RE'],
    ['2026', ''],
  ])('digits are no initials of whoever says something: %s gives “%s”', (name, expected) => {
    expect(initialsOfPerson(name)).toBe(expected)
  })
})
