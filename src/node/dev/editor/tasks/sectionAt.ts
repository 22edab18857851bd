import type { ConfigBefore } from '#src/node/edit/configBefore.ts'
import { type Source, parseSource } from '#src/node/edit/sources.ts'
import type { KeyPath } from '#src/site/site.ts'

/** A section as written. */
export type WrittenSection = { type: string; fragment?: string }

/** The section at a place, with its file and the list that contains it, or the reason in one line why there is none. */
export function sectionAt(
  { sources }: ConfigBefore,
  { file, keyPath }: { file: string; keyPath: KeyPath },
): { source: Source; section: WrittenSection; list: WrittenSection[]; index: number } | { failure: string } {
  const source = sources.find((found) => found.file === file)
  const parsed = source && parseSource(source)
  if (!source || !parsed) return { failure: `${file} has problems; fix them first.` }
  const list = keyPath.slice(0, -1).reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], parsed.value)
  const index = keyPath.at(-1)
  const section = Array.isArray(list) && typeof index === 'number' ? (list as WrittenSection[])[index] : undefined
  if (!section) return { failure: 'This section no longer exists.' }
  return { source, section, list: list as WrittenSection[], index: index as number }
}
