import type { z } from 'zod'
import type { Page } from '#src/contract/files.ts'
import { paragraph, part, sentence, topic } from './words.ts'

/** A page as it is written in config. */
export type PageInput = z.input<typeof Page>
type SectionInput = PageInput['sections'][number]
type PictureInput = Extract<SectionInput, { type: 'featureRows' }>['rows'][number]['picture']

const ICONS = ['bike', 'wrench', 'clock', 'leaf', 'map-pin', 'shield-check', 'zap', 'truck', 'users', 'calendar-check'] as const
const STATES = ['met', 'partial', 'met', 'missing'] as const
const SLOTS = ['free', 'booked', 'chosen', 'free'] as const

/** The section types of a synthetic page, in its order. None of them hydrates. */
export const SYNTHETIC_TYPES = [
  'hero',
  'proofStrip',
  'featureGrid',
  'featureRows',
  'steps',
  'dataTable',
  'pricingPlans',
  'comparisonTable',
  'checklist',
  'richText',
  'faq',
  'callToAction',
] as const

/** How many synthetic pages stand in one folder. */
export const PAGES_A_FOLDER = 100

/** Where synthetic page `number` is: 0 is the home page. */
export function syntheticPath(number: number): string {
  return number === 0 ? '/' : `/guides-${Math.floor(number / PAGES_A_FOLDER)}/guide-${number}`
}

/**
 * Synthetic page `number` of `count`: twelve sections with texts of its own, about as large as a home page. Links lead to other pages of
 * the same site.
 */
export function syntheticPage(number: number, count: number): PageInput {
  const seed = number * 31
  const link = (step: number) => syntheticPath((number + step) % count)
  return {
    name: `Guide ${number}`,
    title: `Guide ${number}: ${topic(seed)}`,
    description: `Guide ${number} of the workshop. ${sentence(seed)}`,
    summary: sentence(seed + 1),
    updated: '2026-11-20',
    sections: SYNTHETIC_TYPES.map((type) => makers[type](seed, link)),
  }
}

const list = <Item>(length: number, make: (index: number) => Item) => Array.from({ length }, (_, index) => make(index))
const icon = (at: number) => ICONS[at % ICONS.length]!
const heading = (seed: number) => ({ eyebrow: part(seed), title: topic(seed), lead: sentence(seed + 3) })

/** The table: how a section of each type is written for a page. */
const makers: { [Type in (typeof SYNTHETIC_TYPES)[number]]: (seed: number, link: (step: number) => string) => SectionInput } = {
  hero: (seed, link) => ({
    type: 'hero',
    tone: 'tint',
    eyebrow: part(seed),
    title: `${topic(seed)} while you wait`,
    highlight: 'while you wait',
    lead: sentence(seed + 2),
    actions: [
      { label: 'Book a repair', href: link(1) },
      { label: 'See prices', href: link(2), look: 'secondary' },
    ],
    notes: ['No deposit', 'Loan bikes', 'Open from seven'],
    picture: {
      kind: 'checks',
      alt: sentence(seed + 5),
      caption: `Repair ${seed}`,
      items: list(6, (index) => ({ label: part(seed + index), state: STATES[(seed + index) % 4]!, note: `Stand ${index + 1}` })),
    },
  }),
  proofStrip: (seed) => ({
    type: 'proofStrip',
    items: list(4, (index) => ({ icon: icon(seed + index), text: `${part(seed + index)} in stock` })),
  }),
  featureGrid: (seed, link) => ({
    type: 'featureGrid',
    ...heading(seed + 7),
    items: list(6, (index) => ({
      icon: icon(seed + index),
      title: topic(seed + index),
      text: sentence(seed + 60 + index),
      href: link(index + 3),
      linkLabel: `About the ${part(seed + index).toLowerCase()}`,
    })),
  }),
  featureRows: (seed, link) => ({
    type: 'featureRows',
    tone: 'tint',
    ...heading(seed + 13),
    rows: [board(seed), ranking(seed), schedule(seed)].map((picture, index) => ({
      eyebrow: part(seed + index),
      title: topic(seed + 20 + index),
      text: paragraph(seed + index, 2),
      points: list(3, (point) => `${topic(seed + index + point)}, written down`),
      action: { label: `Read about the ${topic(seed + 20 + index).toLowerCase()}`, href: link(9 + index), look: 'quiet' },
      picture,
    })),
  }),
  steps: (seed) => ({
    type: 'steps',
    ...heading(seed + 17),
    items: list(4, (index) => ({ title: topic(seed + index), text: sentence(seed + 40 + index) })),
  }),
  dataTable: (seed) => ({
    type: 'dataTable',
    ...heading(seed + 19),
    caption: sentence(seed + 19),
    columns: ['Repair', 'Price', 'Time', 'Warranty'],
    rows: list(7, (index) => [
      topic(seed + index),
      `${12 + ((seed + index) % 40)} EUR`,
      `${10 + ((seed + index) % 50)} minutes`,
      `${1 + (index % 3)} years`,
    ]),
    note: sentence(seed + 23),
  }),
  pricingPlans: (seed, link) => ({
    type: 'pricingPlans',
    tone: 'tint',
    ...heading(seed + 23),
    currency: 'EUR',
    billing: { label: 'Billing period', monthly: 'Monthly', yearly: 'Yearly', saving: '2 months free' },
    plans: ['City', 'Tour', 'Fleet'].map((name, index) => ({
      name,
      bestFor: sentence(seed + index).slice(0, 90),
      price: index === 2 ? { words: 'On request' } : { monthly: 12 + ((seed + index) % 30), yearly: 10 + ((seed + index) % 30) },
      unit: 'per bike and month',
      features: list(5, (feature) => topic(seed + index * 3 + feature)),
      action: { label: `Choose ${name}`, href: link(12 + index) },
      ...(index === 1 ? { highlight: 'For daily rides' } : {}),
    })),
    note: sentence(seed + 29),
  }),
  comparisonTable: (seed) => ({
    type: 'comparisonTable',
    ...heading(seed + 29),
    caption: sentence(seed + 31),
    ours: 'Our workshop',
    theirs: 'The chain',
    checkedOn: '2026-11-20',
    rows: list(8, (index) => ({
      topic: topic(seed + index),
      ours: sentence(seed + index),
      theirs:
        index % 3 === 2
          ? 'not-published'
          : {
              text: sentence(seed + 50 + index),
              source: { label: `Page ${index + 1} of the chain`, url: `https://chain.example/page-${index + 1}`, checkedOn: '2026-11-20' },
            },
      same: index === 0,
    })),
    notice: sentence(seed + 37),
  }),
  checklist: (seed) => ({
    type: 'checklist',
    ...heading(seed + 31),
    groups: list(3, (group) => ({
      title: topic(seed + group),
      note: 'Safety',
      items: list(4, (index) => ({ title: topic(seed + group * 4 + index), text: sentence(seed + 70 + group * 4 + index) })),
    })),
  }),
  richText: (seed, link) => ({
    type: 'richText',
    tone: 'tint',
    title: topic(seed + 37),
    body: [
      paragraph(seed, 4),
      `## ${topic(seed + 41)}`,
      `${paragraph(seed + 1, 3)} [Guide to the ${part(seed).toLowerCase()}](${link(16)})`,
      list(4, (index) => `- **${part(seed + index)}**: ${sentence(seed + index)}`).join('\n'),
      `## ${topic(seed + 43)} at home`,
      paragraph(seed + 2, 4),
    ].join('\n\n'),
  }),
  faq: (seed) => ({
    type: 'faq',
    ...heading(seed + 41),
    items: list(7, (index) => ({
      question: `When is it that the ${part(seed + index).toLowerCase()} needs a visit?`,
      answer: `${paragraph(seed + index, 2)} **${part(seed + index + 1)}** included.`,
    })),
  }),
  callToAction: (seed, link) => ({
    type: 'callToAction',
    tone: 'deep',
    title: topic(seed + 43),
    text: sentence(seed + 90),
    actions: [
      { label: 'Book', href: link(17) },
      { label: 'Ask us', href: link(18), look: 'secondary' },
    ],
  }),
}

function board(seed: number): PictureInput {
  const columns = ['Waiting', 'In repair', 'Ready'].map((title, column) => ({
    title,
    cards: list(3, (index) => ({
      title: `Bike ${seed + column * 3 + index}`,
      text: part(seed + column * 3 + index),
      ...(index === 0 ? { badge: 'Paid' } : {}),
    })),
  }))
  return { kind: 'board', alt: sentence(seed + 1), caption: 'The stands today', columns }
}

function ranking(seed: number): PictureInput {
  const items = list(4, (index) => ({
    name: `${part(seed + index)} ${index + 1}`,
    detail: topic(seed + index),
    score: 95 - index * 7 - (seed % 9),
    tags: ['In stock', part(seed + index)],
  }))
  return { kind: 'ranking', alt: sentence(seed + 2), caption: 'Parts that fit', items }
}

function schedule(seed: number): PictureInput {
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day, index) => ({
    day,
    slots: list(4, (slot) => ({ time: `${9 + slot}:00`, state: SLOTS[(seed + index + slot) % 4]! })),
  }))
  return { kind: 'schedule', alt: sentence(seed + 3), caption: 'This week', days }
}
