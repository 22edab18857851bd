/** Keys of section type traits. They are not readable names, because a company may give its fields any name. */
export const TRAITS = [
  /** Contains the main heading of its page (h1). */
  'opensPage',
  /** Stores results of visitors for the next visit. */
  'keepsResults',
  /** Its `backend` names the service that it calls. */
  'asksService',
  /** Accepts files, in which text on pictures can be recognized. */
  'takesFiles',
] as const
type Trait = (typeof TRAITS)[number]

/**
 * Traits of a section type, in addition to its fields. Whether it opens its page is unknown if its code does not work. `words` lists the
 * packages whose interface texts its component receives, by prop name.
 */
export type SectionTraits = { [Name in Trait]?: true | (Name extends 'opensPage' ? 'unknown' : never) } & {
  words?: Readonly<Record<string, string>>
}
