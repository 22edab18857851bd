import type { Section, SectionType } from '#schemas/sections/index.ts'
import type { Check, ReadConfig } from './check.ts'
import type { Finding } from '#src/site/problem.ts'
import { nearestRepair } from './repairs.ts'
import type { At } from '#src/site/site.ts'
import { writtenSections } from './writtenSections.ts'

/** `choice` is a word that names none of the things it may name. */
type Fault = { code: string; at: At; message: string; hint?: string; choice?: { word: string; known: Iterable<string> } }
type SectionCheck<Type extends SectionType> = (section: Extract<Section, { type: Type }>) => Fault[]

/** The table: what must agree inside a section of each type. */
const table: { [Type in SectionType]?: SectionCheck<Type> } = {
  hero: ({ title, highlight }) =>
    highlight === undefined || title.includes(highlight)
      ? []
      : [
          {
            code: 'E_HIGHLIGHT',
            at: ['highlight'],
            message: `"${highlight}" does not stand in the title`,
            hint: 'Copy the words from the title.',
          },
        ],
  featureGrid: ({ items }) =>
    items.flatMap(({ href, linkLabel }, index) =>
      (href === undefined) === (linkLabel === undefined)
        ? []
        : [{ code: 'E_LINK_TEXT', at: ['items', index], message: 'a link needs both href and linkLabel' }],
    ),
  featureMatrix: ({ columns, groups }) =>
    groups.flatMap(({ rows }, group) =>
      rows.flatMap(({ values }, row) =>
        values.length === columns.length
          ? []
          : [
              {
                code: 'E_ROW_WIDTH',
                at: ['groups', group, 'rows', row, 'values'],
                message: `${values.length} values for ${columns.length} columns`,
              },
            ],
      ),
    ),
  dataTable: ({ columns, rows }) =>
    rows.flatMap((row, index) =>
      row.length === columns.length
        ? []
        : [{ code: 'E_ROW_WIDTH', at: ['rows', index], message: `${row.length} values for ${columns.length} columns` }],
    ),
  richText: ({ body, file }) =>
    file === undefined && body === undefined ? [{ code: 'E_NO_TEXT', at: [], message: 'needs body or file' }] : [],
  entryCards: ({ collection, paths }) =>
    collection === undefined && paths.length === 0 ? [{ code: 'E_NO_CARDS', at: [], message: 'needs collection or paths' }] : [],
  integrationsDirectory: ({ categories, items }) => {
    const known = new Set(categories.map(({ id }) => id))
    return items.flatMap(({ category }, index) =>
      known.has(category)
        ? []
        : [
            {
              code: 'E_NO_CATEGORY',
              at: ['items', index, 'category'],
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
        ? [{ code: 'E_SAME_FIELD', at: ['fields', index, 'name'], message: `the field "${name}" is already there` }]
        : [],
    ),
}

/** What must agree inside sections. A fault in a shared fragment is reported once. */
export function soundSections(config: ReadConfig): Finding[] {
  return writtenSections(config).flatMap(({ section, file, at }): Finding[] => {
    const check = table[section.type] as SectionCheck<SectionType> | undefined
    return (check?.(section) ?? []).map(({ choice, ...fault }) => {
      const where = { file, at: [...at, ...fault.at] }
      return { ...fault, ...where, repair: choice && nearestRepair(where, choice.word, choice.known) }
    })
  })
}

/** Checks of single sections. */
export const sectionChecks: Check[] = [soundSections]
