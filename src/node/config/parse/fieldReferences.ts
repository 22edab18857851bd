import type { FieldParts } from '#src/site/checks/fieldParts.ts'
import { nearestFix } from '#src/site/checks/fixes.ts'
import { wordValueFault } from '#src/site/checks/texts/wordValues.ts'
import { croppedAddress } from '#src/site/pictures/crop.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import type { KeyPath, Reference } from '#src/site/site.ts'
import { didYouMean } from '#src/site/words/nearest.ts'
import { type FieldVisitor, visitFields } from './fields.ts'
import { iconNames } from '#src/node/config/read/icons.ts'
import type { ParsedFile } from './parseFile.ts'

/** A field that contains Markdown or names a Markdown file. `keyPath` is its place from the top of the file. */
export type TextField = { kind: 'markdown' | 'markdownFile'; value: string; keyPath: KeyPath }

/** Contents of the marked fields of a parsed file. */
export type FieldReferences = {
  /** Every reference. Links in texts are added when pages are assembled. */
  references: Reference[]
  /** Fields that contain or name a text. */
  textFields: TextField[]
  /** Links with text, pictures and dates of fact checks. */
  parts: FieldParts
  /** Unknown icons. */
  problems: UnplacedProblem[]
}

/** Walks a parsed file once. */
export function fieldReferences({ file, schema, value }: ParsedFile): FieldReferences {
  const icons = iconNames()
  const references: Reference[] = []
  const textFields: TextField[] = []
  const parts: FieldParts = { links: [], pictures: [], checked: [] }
  const problems: UnplacedProblem[] = []
  const visitField: FieldVisitor = (kind, target, keyPath) => {
    if (kind === 'markdown' || kind === 'markdownFile') textFields.push({ kind, value: target, keyPath })
    if (kind === 'markdown') return
    if (kind === 'icon' && !icons.has(target)) {
      problems.push({
        code: 'E_NO_ICON',
        file,
        keyPath,
        message: `there is no icon "${target}"`,
        hint: didYouMean(target, icons) ?? 'Choose a name from the list at lucide.dev/icons.',
        fix: nearestFix({ file, keyPath }, target, icons),
      })
    } else references.push({ kind, value: target, file, keyPath })
  }
  visitFields(schema, value, visitField, {
    link: (part) => parts.links.push(part),
    picture(part) {
      parts.pictures.push(part)
      const { part: shown, files = [], keyPath = [] } = part.crop ?? {}
      if (shown) for (const src of files) references.push({ kind: 'crop', value: croppedAddress(src, shown), file, keyPath })
    },
    checked: (part) => parts.checked.push(part),
    template: ({ words, initial, keyPath }) => {
      const problem = wordValueFault(words, initial)
      if (problem) problems.push({ code: 'E_WORD_VALUES', file, keyPath, ...problem })
    },
  })
  return { references, textFields, parts, problems }
}
