import type { Section, SectionType } from '#schemas/sections/index.ts'
import type { Check, ReadConfig } from './check.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import { nearestFix } from './fixes.ts'
import type { KeyPath } from '#src/site/site.ts'
import { writtenSections } from './writtenSections.ts'

/** `choice` is a word that names none of the things it may name. */
type Flaw = { code: string; keyPath: KeyPath; message: string; hint?: string; choice?: { word: string; known: Iterable<string> } }
type SectionCheck<Type extends SectionType> = (section: Extract<Section, { type: Type }>) => Flaw[]

/** The table: what must agree inside a section of each type. */
const table: { [Type in SectionType]?: SectionCheck<Type> } = {
  hero: ({ title, highlight }) =>
    highlight === undefined || title.includes(highlight)
      ? []
      : [
          {
            code: 'E_HIGHLIGHT',
            keyPath: ['highlight'],
            message: `"${highlight}" does not stand in the title`,
            hint: 'Copy the words from the title.',
          },
        ],
  featureGrid: ({ items }) =>
    items.flatMap(({ href, linkLabel }, index) =>
      (href === undefined) === (linkLabel === undefined)
        ? []
        : [{ code: 'E_LINK_TEXT', keyPath: ['items', index], message: 'a link needs both href and linkLabel' }],
    ),
  featureMatrix: ({ columns, groups }) =>
    groups.flatMap(({ rows }, group) =>
      rows.flatMap(({ values }, row) =>
        values.length === columns.length
          ? []
          : [
              {
                code: 'E_ROW_WIDTH',
                keyPath: ['groups', group, 'rows', row, 'values'],
                message: `${values.length} values for ${columns.length} columns`,
              },
            ],
      ),
    ),
  dataTable: ({ columns, rows }) =>
    rows.flatMap((row, index) =>
      row.length === columns.length
        ? []
        : [{ code: 'E_ROW_WIDTH', keyPath: ['rows', index], message: `${row.length} values for ${columns.length} columns` }],
    ),
  richText: ({ body, file }) =>
    file === undefined && body === undefined ? [{ code: 'E_NO_TEXT', keyPath: [], message: 'needs body or file' }] : [],
  entryCards: ({ collection, paths }) =>
    collection === undefined && paths.length === 0 ? [{ code: 'E_NO_CARDS', keyPath: [], message: 'needs collection or paths' }] : [],
  integrationsDirectory: ({ categories, items }) => {
    const known = new Set(categories.map(({ id }) => id))
    return items.flatMap(({ category }, index) =>
      known.has(category)
        ? []
        : [
            {
              code: 'E_NO_CATEGORY',
              keyPath: ['items', index, 'category'],
              message: `there is no category "${category}"`,
              hint: `There are: ${[...known].join(', ')}.`,
              choice: { word: category, known },
            },
          ],
    )
  },
  form: ({ fields }) =>
    fields.flatMap(({ name }, index) =>
      fields.findIndex((field) => field.name === name) < index
        ? [{ code: 'E_SAME_FIELD', keyPath: ['fields', index, 'name'], message: `the field "${name}" is already there` }]
        : [],
    ),
}

/** What must agree inside sections. A fault in a shared fragment is reported once. */
export function soundSections(config: ReadConfig): UnplacedProblem[] {
  return writtenSections(config).flatMap(({ section, file, keyPath }): UnplacedProblem[] => {
    const check = table[section.type] as SectionCheck<SectionType> | undefined
    return (check?.(section) ?? []).map(({ choice, ...fault }) => {
      const where = { file, keyPath: [...keyPath, ...fault.keyPath] }
      return { ...fault, ...where, fix: choice && nearestFix(where, choice.word, choice.known) }
    })
  })
}

/** Checks of single sections. */
export const sectionChecks: Check[] = [soundSections]
