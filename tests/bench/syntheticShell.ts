import type { z } from 'zod'
import type { Footer } from '#schemas/footer.ts'
import type { Header } from '#schemas/header.ts'
import { syntheticPath } from './syntheticPage.ts'
import { part, topic } from './words.ts'

const ICONS = ['bike', 'wrench', 'clock', 'leaf', 'map-pin', 'shield-check'] as const
const GROUPS = { repairs: [5], riders: [3, 3, 2], prices: [4], workshop: [5] } as const

/** The header of the synthetic site: five entries, four of them with panels, 22 menu items together. It needs 40 pages. */
export function syntheticHeader(): z.input<typeof Header> {
  const panels = Object.entries(GROUPS).map(([key, sizes], entry) => ({
    key,
    title: key[0]!.toUpperCase() + key.slice(1),
    path: entry === 0 ? syntheticPath(1) : '',
    hasDropdown: true,
    groups: sizes.map((size, group) => ({
      key: `group-${group}`,
      productTitle: part(entry * 3 + group),
      ...(group === 0 ? { tagContent: 'Free', tagColor: '#CFF5E8' } : {}),
      items: Array.from({ length: size }, (_, index) => {
        const at = entry * 9 + group * 3 + index
        return {
          service: topic(at),
          feature: `All about the ${part(at).toLowerCase()}`,
          location: syntheticPath(at + 2),
          icon: ICONS[at % ICONS.length]!,
        }
      }),
    })),
  }))
  return {
    entries: [...panels, { key: 'contact', title: 'Contact', path: syntheticPath(2) }],
    actions: [
      { label: 'Log in', href: 'https://workshop.example/sign-in', look: 'quiet' },
      { label: 'Call us', href: 'tel:+4912345', look: 'secondary' },
      { label: 'Book a repair', href: syntheticPath(3) },
    ],
  }
}

/** The footer of the synthetic site: five columns of five links. It needs 40 pages. */
export function syntheticFooter(): z.input<typeof Footer> {
  const columns = ['Repairs', 'Riders', 'Prices', 'Guides', 'Workshop'].map((title, column) => ({
    key: title.toLowerCase(),
    title,
    items: Array.from({ length: 5 }, (_, index) => ({ label: topic(column * 5 + index), location: syntheticPath(column * 5 + index + 4) })),
  }))
  return {
    text: 'A workshop that mends bikes and explains what it did.',
    columns,
    action: { label: 'Book a repair', href: syntheticPath(3) },
    support: { label: 'Support', email: 'help@workshop.example' },
    social: [
      { network: 'instagram', label: 'The workshop on Instagram', href: 'https://social.example/one' },
      { network: 'youtube', label: 'The workshop on YouTube', href: 'https://social.example/two' },
    ],
    legal: [
      { label: 'Terms', location: syntheticPath(5) },
      { label: 'Privacy', location: syntheticPath(6) },
    ],
    copyright: '© The workshop.',
  }
}
