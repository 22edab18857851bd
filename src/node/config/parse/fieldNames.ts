/** What is looked for in a field, each a bit: signs that mean nothing in plain words, words that are wrong, and another language. */
export const LOOK = { slips: 1, written: 2, foreign: 4 } as const
const EVERYTHING = LOOK.slips | LOOK.written | LOOK.foreign

/** What is known of the words of a field by its name; the items of a list are known by the name of the list. */
export type FieldName = {
  /** What is looked for in it. */
  looks: number
  /** Each of its letters is seen. */
  isProse: boolean
  /** It holds whole sentences. */
  isWhole: boolean
  /** It holds running text. */
  isRunning: boolean
  /** Each item of a list has one of its own. */
  isOwn: boolean
  /** The fields beside it of which it says more. */
  beside: readonly string[]
}

/** The table: fields of which more is known than that everything is looked for in them. */
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
  // Code or address, and never shown, whatever they hold.
  $schema: { looks: 0 },
  href: { looks: 0 },
  location: { looks: 0 },
  path: { looks: 0 },
  url: { looks: 0 },
  src: { looks: 0 },
  pattern: { looks: 0 },
  // Lists whose items other rules look at.
  columns: { looks: LOOK.slips | LOOK.foreign },
  options: { looks: LOOK.slips | LOOK.foreign },
  fields: { looks: LOOK.slips | LOOK.foreign },
  menus: { looks: LOOK.slips | LOOK.foreign },
  hours: { looks: LOOK.slips | LOOK.foreign },
  // Texts to try a tool with, and words of others, in whatever language.
  sample: { looks: LOOK.slips },
  words: { looks: LOOK.slips },
  organization: { looks: LOOK.slips | LOOK.written },
}

const NOTHING_KNOWN: FieldName = { looks: EVERYTHING, isProse: false, isWhole: false, isRunning: false, isOwn: false, beside: [] }

const names = new Map(Object.entries(FIELDS).map(([key, known]) => [key, { ...NOTHING_KNOWN, ...known }]))

/** What is known of a field of the builder by its name. */
export function fieldNamed(key: string): FieldName {
  return names.get(key) ?? NOTHING_KNOWN
}

/** The same of a field of a section type of the company, which may be called like one of the builder: everything is looked for in it. */
export function ownFieldNamed(key: string): FieldName {
  return { ...fieldNamed(key), looks: EVERYTHING }
}
