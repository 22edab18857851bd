import type { Section, SectionType } from '#src/contract/sections.ts'

type Written = { types: readonly SectionType[]; texts: readonly string[] }

/** What sections of which nobody has asked for yet stand as. */
const written = new WeakMap<readonly Section[], Written>()

/**
 * The sections of a page from their JSON, each of which is parsed when somebody asks for it for the first time; `types` says what they
 * are. To parse all that a large site shows takes longer than to write it, and of most sections only the type is ever looked at.
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

/** The JSON of a section, where it stands as that. */
export function textOfSection(sections: readonly Section[], index: number): string | undefined {
  return written.get(sections)?.texts[index]
}

/** The type of a section, which is not parsed for it. */
export function typeOfSection(sections: readonly Section[], index: number): SectionType | undefined {
  return written.get(sections)?.types[index] ?? sections[index]?.type
}

/** The sections of a type, in their order; of those that stand as texts, no other is parsed. */
export function sectionsOfType<Type extends SectionType>(sections: readonly Section[], type: Type): Extract<Section, { type: Type }>[] {
  const types = written.get(sections)?.types
  const found = types
    ? types.flatMap((one, index) => (one === type ? [sections[index]!] : []))
    : sections.filter((one) => one.type === type)
  return found as Extract<Section, { type: Type }>[]
}
