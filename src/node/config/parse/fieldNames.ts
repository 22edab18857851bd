/** Checks of a field, as bits: characters without a meaning in plain text, word slips, and other languages. */
export const LOOK = { slips: 1, written: 2, foreign: 4 } as const
const EVERYTHING = LOOK.slips | LOOK.written | LOOK.foreign

/** Facts about the text of a field, by its name; list items are known by the name of the list. */
export type FieldName = {
  /** Checks that apply. */
  looks: number
  /** Every letter is visible. */
  isProse: boolean
  /** Contains complete sentences. */
  isWhole: boolean
  /** Contains running text. */
  isRunning: boolean
  /** Differs for each item of a list. */
  isOwn: boolean
  /** Neighbouring fields that it should not repeat. */
  beside: readonly string[]
}

/** Fields to which not all checks apply. */
const FIELDS: Readonly<Record<string, Partial<FieldName>>> = {
  lead: { isProse: true, isWhole: true, isRunning: true, beside: ['title'] },
  text: { isProse: true, isWhole: true, isRunning: true, isOwn: true, beside: ['title', 'label'] },
  body: { isProse: true, isRunning: true, isOwn: true, beside: ['title'] },
  answer: { isProse: true, isWhole: true, isRunning: true, isOwn: true, beside: ['question'] },
  summary: { isProse: true, isWhole: true },
  description: { isProse: true, isWhole: true },
  title: { isProse: true },
  question: { isProse: true },
  caption: { isProse: true },
  label: { isProse: true },
  eyebrow: { isProse: true },
  name: { isProse: true },
  help: { beside: ['label'] },
  // Code or addresses, which are never shown.
  $schema: { looks: 0 },
  href: { looks: 0 },
  location: { looks: 0 },
  path: { looks: 0 },
  url: { looks: 0 },
  src: { looks: 0 },
  pattern: { looks: 0 },
  // Lists whose items have their own rules.
  columns: { looks: LOOK.slips | LOOK.foreign },
  options: { looks: LOOK.slips | LOOK.foreign },
  fields: { looks: LOOK.slips | LOOK.foreign },
  menus: { looks: LOOK.slips | LOOK.foreign },
  structuredData: { looks: 0 },
  hours: { looks: LOOK.slips | LOOK.foreign },
  // Sample input for tools, and quotations, in any language.
  sample: { looks: LOOK.slips },
  words: { looks: LOOK.slips },
  organization: { looks: LOOK.slips | LOOK.written },
}

const NOTHING_KNOWN: FieldName = { looks: EVERYTHING, isProse: false, isWhole: false, isRunning: false, isOwn: false, beside: [] }

const names = new Map(Object.entries(FIELDS).map(([key, known]) => [key, { ...NOTHING_KNOWN, ...known }]))

/** Facts about a field of the builder, by its name. */
export function fieldNamed(key: string): FieldName {
  return names.get(key) ?? NOTHING_KNOWN
}

/** Facts about a field of a company’s own section type, whose name may equal one of the builder: all checks apply. */
export function ownFieldNamed(key: string): FieldName {
  return { ...fieldNamed(key), looks: EVERYTHING }
}
