import { didYouMean } from '#src/site/words/nearest.ts'
import type { FieldParts } from '#src/site/checks/fieldParts.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import { nearestFix } from '#src/site/checks/fixes.ts'
import type { KeyPath, Reference } from '#src/site/site.ts'
import type { ParsedFile } from './readConfigFile.ts'
import { type FieldVisitor, visitFields } from './fields.ts'
import { iconNames } from './icons.ts'

/** A field that is Markdown, or that names a Markdown file. `keyPath` is its place from the top of the file. */
export type TextField = { kind: 'markdown' | 'markdownFile'; value: string; keyPath: KeyPath }

/** What the marked fields of parsed files say. */
export type FieldReferences = {
  /** Every field that points somewhere. Links inside texts are added when pages are assembled. */
  references: Reference[]
  /** The fields of each file that hold or name a text. */
  textFields: Map<string, TextField[]>
  /** Links with words, pictures and checked days of each file that has any. */
  parts: Map<string, FieldParts>
  /** Icons and fragments that are not there. */
  problems: UnplacedProblem[]
}

/** Walks all parsed files once. */
export function fieldReferences(parsed: readonly ParsedFile[], fragmentNames: readonly string[]): FieldReferences {
  const icons = iconNames()
  const fragments = new Set(fragmentNames)
  const references: Reference[] = []
  const textFields = new Map<string, TextField[]>()
  const parts = new Map<string, FieldParts>()
  const problems: UnplacedProblem[] = []
  for (const { file, schema, value } of parsed) {
    const here: TextField[] = []
    const { links, pictures, checked }: FieldParts = { links: [], pictures: [], checked: [] }
    const visitField: FieldVisitor = (kind, target, keyPath) => {
      if (kind === 'markdown' || kind === 'markdownFile') here.push({ kind, value: target, keyPath })
      if (kind === 'markdown') return
      if (kind === 'icon' && !icons.has(target)) {
        problems.push({
          code: 'E_NO_ICON',
          file,
          keyPath,
          message: `there is no icon "${target}"`,
          hint: didYouMean(target, icons) ?? 'Icon names are listed at lucide.dev/icons.',
          fix: nearestFix({ file, keyPath }, target, icons),
        })
      } else if (kind === 'fragment' && !fragments.has(target)) {
        problems.push({
          code: 'E_NO_FRAGMENT',
          file,
          keyPath,
          message: `there is no file fragments/${target}.json`,
          hint: didYouMean(target, fragments),
          fix: nearestFix({ file, keyPath }, target, fragments),
        })
      } else references.push({ kind, value: target, file, keyPath })
    }
    visitFields(schema, value, visitField, {
      link: (part) => links.push(part),
      picture: (part) => pictures.push(part),
      checked: (part) => checked.push(part),
    })
    if (here.length > 0) textFields.set(file, here)
    if (links.length + pictures.length + checked.length > 0) parts.set(file, { links, pictures, checked })
  }
  return { references, textFields, parts, problems }
}
