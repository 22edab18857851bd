import type { Section, SectionType } from '#src/contract/sections.ts'

type Written = { types: readonly SectionType[]; texts: readonly string[] }

/** Sections that have not been parsed yet, as JSON. */
const written = new WeakMap<readonly Section[], Written>()

/**
 * The sections of a page from their JSON, parsed lazily; `types` are their types. Parsing everything that a large site shows takes longer
 * than writing it, and of most sections only the type is read.
 */
export function sectionsOfTexts(types: readonly SectionType[], texts: readonly string[]): Section[] {
  const sections: Section[] = []
  texts.forEach((text, index) => {
    const set = (value: Section) => Object.defineProperty(sections, index, { value, writable: true, enumerable: true, configurable: true })
    Object.defineProperty(sections, index, {
      get: () => set(JSON.parse(text) as Section)[index],
      set,
      enumerable: true,
      configurable: true,
    })
  })
  written.set(sections, { types, texts })
  return sections
}

/** The JSON of a section, if it is stored as JSON. */
export function textOfSection(sections: readonly Section[], index: number): string | undefined {
  return written.get(sections)?.texts[index]
}

/** The type of a section, without parsing it. */
export function typeOfSection(sections: readonly Section[], index: number): SectionType | undefined {
  return written.get(sections)?.types[index] ?? sections[index]?.type
}

/** The sections of a type, in order; sections of other types are not parsed. */
export function sectionsOfType<Type extends SectionType>(sections: readonly Section[], type: Type): Extract<Section, { type: Type }>[] {
  const types = written.get(sections)?.types
  const found = types
    ? types.flatMap((one, index) => (one === type ? [sections[index]!] : []))
    : sections.filter((one) => one.type === type)
  return found as Extract<Section, { type: Type }>[]
}
