import { type SectionTraits, TRAITS } from '#src/site/pages/sectionTraits.ts'

/** The traits that a schema file exports. */
export function traitsIn(found: object): SectionTraits {
  return Object.fromEntries(TRAITS.flatMap((name) => ((found as Record<string, unknown>)[name] === true ? [[name, true]] : [])))
}
