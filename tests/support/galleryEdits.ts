import { bakeryPage } from './bakeryPage.ts'
import type { Edit } from './editedBakery.ts'

/** The rooms and kinds of the works, in turn. */
const ROOMS = ['main-hall', 'cabinet', 'garden'] as const
const KINDS = ['painting', 'print'] as const

/** The day of the first and the last hanging of a work, by its number. */
const dayOf = (number: number) => new Date(Date.UTC(2026, 0, 1 + number * 5)).toISOString().slice(0, 10)

/** What an entry says besides its number; fields of `more` replace the default ones. */
export type WorkMore = (number: number) => Record<string, unknown>

/**
 * Edits that give the bakery a gallery: `count` works with a room, kinds, a price, a day and a period, and the page `/works` with a list of
 * them. Fields of `list` are those of the list.
 */
export function galleryEdits(count: number, list: Record<string, unknown> = {}, more: WorkMore = () => ({})): Record<string, Edit> {
  const works = Array.from({ length: count }, (_, index) => index + 1)
  return {
    'collections/works/index.json': JSON.stringify({
      path: '/works/{id}',
      name: 'Works',
      parent: '/works',
      fields: {
        room: { kind: 'choice', label: 'Room', options: optionsOf(ROOMS) },
        kinds: { kind: 'choices', label: 'Kind', options: optionsOf(KINDS) },
        price: { kind: 'price', label: 'Price', currency: 'EUR' },
        hung: { kind: 'date', label: 'Hung on' },
        shown: { kind: 'period', label: 'On show' },
      },
    }),
    ...Object.fromEntries(
      works.map((number) => [`collections/works/${workId(number)}.json`, bakeryPage(`Work ${number}`, work(number, more))]),
    ),
    'pages/works.json': bakeryPage('Works', {
      menus: [{ menu: 'footer', column: 'shop' }],
      sections: [
        { type: 'hero', variant: 'plain', title: 'Works on the wall', lead: 'Pictures that hang in the shop.' },
        { type: 'list', title: 'All works', collection: 'works', ...list },
      ],
    }),
  }
}

/** The id of a work. */
export function workId(number: number): string {
  return `work-${String(number).padStart(3, '0')}`
}

function work(number: number, more: WorkMore): Record<string, unknown> {
  return {
    published: dayOf(number),
    fields: {
      room: ROOMS[number % ROOMS.length],
      kinds: number % 4 === 0 ? [...KINDS] : [KINDS[number % KINDS.length]],
      price: 100 + number,
      hung: dayOf(number),
      shown: { start: dayOf(number), end: dayOf(number + 2) },
    },
    ...more(number),
  }
}

function optionsOf(values: readonly string[]) {
  return values.map((value) => ({ value, label: value.replace('-', ' ').replace(/^./, (first) => first.toUpperCase()) }))
}
