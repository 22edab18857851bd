import { type SectionTraits, TRAITS } from '#src/site/pages/sectionTraits.ts'

/** The traits that a schema file exports. */
export function traitsIn(found: object): SectionTraits {
  const said = found as Record<string, unknown>
  const { words } = found as SectionTraits
  return { ...Object.fromEntries(TRAITS.flatMap((name) => (said[name] === true ? [[name, true]] : []))), ...(words && { words }) }
}
