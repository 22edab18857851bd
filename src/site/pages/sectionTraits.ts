/** The traits that a section type may have. Their names say nothing: a company may call its own fields whatever it likes. */
export const TRAITS = [
  /** It holds the main heading of its page (h1). */
  'opensPage',
  /** It keeps what a visitor got from it for the next visit. */
  'keepsResults',
  /** Its `backend` names the service that it asks. */
  'asksService',
  /** It is given files; the letters of pictures in them can be read. */
  'takesFiles',
] as const
type Trait = (typeof TRAITS)[number]

/**
 * What a section type says of itself beside its fields. Whether it opens its page is unknown while the code of the type does not work.
 * `words` names the packages whose words its component gets, each by the prop that has them.
 */
export type SectionTraits = { [Name in Trait]?: true | (Name extends 'opensPage' ? 'unknown' : never) } & {
  words?: Readonly<Record<string, string>>
}
