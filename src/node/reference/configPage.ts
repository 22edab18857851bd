import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { type FileKind, requiredFiles } from '#schemas/files.ts'
import { WORDS } from '#schemas/words.ts'
import { files } from '#src/contract/files.ts'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import { type FieldDoc, fieldDocs, valueDoc } from './fieldDocs.ts'
import { choiceTable, fieldTable } from './fieldTable.ts'
import { FILES, INTRODUCTION, OTHER_FILES, SHAPE_TEXTS, TRANSLATIONS } from './configTexts.ts'
import { shapeLinks } from './shapeLinks.ts'
import { type ShapeName, schemaOfShape } from './shapes.ts'
import { shownJson } from './shownJson.ts'

/** Where the examples lie: files of the fixture companies, each valid in its site. */
const FIXTURES = join(PROJECT_ROOT, 'tests/fixtures')

const linkOf = shapeLinks('')

/** docs/config.md: every kind of config file with its fields, and the shapes that fields have in common. */
export function configPage(): string {
  return `${[INTRODUCTION, listOfFiles(), ...files.map(({ kind }) => ofFile(kind)), translations(), OTHER_FILES, ...shapes()].join('\n\n')}\n`
}

function listOfFiles(): string {
  const rows = files.map(({ kind, path }) => {
    const { heading, summary } = FILES[kind]
    const need = (requiredFiles as readonly string[]).includes(path) ? ' **Needed.**' : ''
    return `| \`${path}\` | ${summary}${need} | [${heading}](#${anchorOf(heading)}) |`
  })
  return ['| file below `config/` | what it holds | fields |', '|---|---|---|', ...rows].join('\n')
}

function ofFile(kind: FileKind): string {
  const { heading, about, example } = FILES[kind]
  const { schema } = files.find((file) => file.kind === kind)!
  const table = kind === 'entry' ? [] : [fieldTable(fieldsOf(kind, schema), linkOf)]
  return [`## ${heading}`, about, ...table, ...(example ? [exampleOf(example)] : [])].join('\n\n')
}

/** The fields of a file; words that packages have added to those of the builder are told by the packages. */
function fieldsOf(kind: FileKind, schema: z.ZodType): FieldDoc[] {
  const fields = fieldDocs(schema)
  if (kind !== 'site') return fields
  return fields.map((field) =>
    field.name === 'words'
      ? { ...field, inner: field.inner.map((group) => ({ ...group, fields: group.fields.filter(({ name }) => name in WORDS) })) }
      : field,
  )
}

function translations(): string {
  return [`## Translations`, TRANSLATIONS, exampleOf('bakery-languages/header.de.json')].join('\n\n')
}

/** The table of the fields that a shape has: an object, or one of several. */
function shapeTable(shape: ShapeName): string {
  const doc = valueDoc(schemaOfShape(shape), shape)
  return choiceTable(doc, (inner) => linkOf(inner))
}

function shapes(): string[] {
  return [
    '## Values',
    ...SHAPE_TEXTS.flatMap(({ heading, text, tableOf }) => [`### ${heading}`, text, ...(tableOf ? [shapeTable(tableOf)] : [])]),
  ]
}

/** A file of a fixture company as its own config folder would have it. */
function exampleOf(file: string): string {
  const value = JSON.parse(readFileSync(join(FIXTURES, file), 'utf8')) as Record<string, unknown>
  const path = file.replace(/^[\w-]+\/(?:config\/)?/, '')
  const { $schema, ...rest } = value
  const up = '../'.repeat(path.split('/').length - 1)
  const own = typeof $schema === 'string' ? { $schema: `${up}.schemas/${$schema.split('/').at(-1)}` } : {}
  return `Example, \`${path}\`:\n\n\`\`\`json\n${shownJson({ ...own, ...rest })}\n\`\`\``
}

/** The anchor of a heading, as GitHub makes it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')
}
