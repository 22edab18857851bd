import type { z } from 'zod'
import { Fragment } from '#schemas/fragment.ts'
import { common } from '#schemas/section.ts'
import { type OwnSchema, isOwnType, shownSchemas } from '#src/contract/sections.ts'
import { fieldDocs } from './fieldDocs.ts'
import { type ShapeLinks, escaped, fieldTable } from './fieldTable.ts'
import { shapeLinks } from './shapeLinks.ts'
import { shownJson } from './shownJson.ts'

/** docs/section-types.md: the section types of the builder, each with its fields, an example and a picture of it. */
export function sectionTypesPage(): string {
  const types = shownSchemas().filter((schema) => !isOwnType(nameOf(schema)))
  const shared = fieldTable(
    fieldDocs(Fragment).filter(({ name }) => name in common),
    linkOf,
  )
  return page([
    INTRODUCTION,
    listOfTypes(types),
    COMMON,
    shared,
    ...types.flatMap((schema) => [...head(schema), ...body(schema, linkOf)]),
    ...fragment(),
  ])
}

/**
 * docs/section-types.md of a package: its section types and its words, if it has any. It has no links outside the package, which may be
 * installed anywhere.
 */
export function packageTypesPage(
  packageName: string,
  types: readonly OwnSchema[],
  words: { name: string; schema: z.ZodObject } | undefined,
): string {
  const nowhere = () => undefined
  return page([
    introductionOf(packageName),
    listOfTypes(types),
    ...types.flatMap((schema) => [...head(schema), ...body(schema, nowhere)]),
    ...(words
      ? ['## Words', `\`words.${words.name}\` in \`site.json\` changes these words.`, fieldTable(fieldDocs(words.schema), nowhere)]
      : []),
  ])
}

const linkOf = shapeLinks('config.md')

const INTRODUCTION = `# Section types

What a section of a page can be. \`npm run schemas\` writes this page from the schemas in \`src/sections\`. The pictures come from the
gallery, which \`npm run dev\` shows at \`/_gallery\` in the looks of your own site. [config.md](config.md) explains the files that hold
sections, how to read the tables, and the values of fields such as [links](config.md#links) and [pictures](config.md#pictures). Companies
can add types of their own ([sections.md](sections.md)).

A section is an object with a \`type\`, in \`sections\` of a [page](config.md#pages) or a [fragment](config.md#fragments):

\`\`\`json
"sections": [
  { "type": "hero", "variant": "plain", "title": "Opening hours", "lead": "We are open from Monday to Saturday." },
  { "type": "richText", "body": "On Saturdays we close at **one**." }
]
\`\`\`

Exactly one section of a page holds its main heading, and it comes first: \`hero\`, \`articleHeader\`, \`glossaryEntry\`, or a type of a package that does so.`

const COMMON = `## Fields of every section

Each type has these fields in addition to its own. A section with the \`tone\` \`tint\` or \`deep\` is a band over the whole width. The
fade-in of \`reveal\` is skipped for visitors whose system asks for less motion.`

function introductionOf(packageName: string): string {
  return `# Section types of ${packageName}

The section types that this package brings, each with its fields and an example. \`npm run schemas\` writes this page from
\`sections/<type>/schema.ts\`. \`docs/section-types.md\` of the builder has the fields of every section, and \`docs/config.md\` explains how to
read the tables, and what a link, an icon or a picture is. \`checks.<name>.label\` is the field \`label\` of each field of \`checks\`.`
}

function listOfTypes(schemas: readonly OwnSchema[]): string {
  const rows = schemas.map(
    (schema) => `| [\`${nameOf(schema)}\`](#${nameOf(schema).toLowerCase()}) | ${escaped(aboutOf(schema).description)} |`,
  )
  return ['| type | what it is for |', '|---|---|', ...rows].join('\n')
}

/** The heading of a type, its purpose, and its picture. */
function head(schema: OwnSchema): string[] {
  const type = nameOf(schema)
  return [
    `## ${type}`,
    escaped(aboutOf(schema).description),
    `![The section type ${type}, made by the example below](pictures/${type}.webp)`,
  ]
}

/** The fields specific to a type, and its first example. */
function body(schema: OwnSchema, links: ShapeLinks): string[] {
  const own = fieldDocs(schema).filter(({ name }) => !(name in common))
  return [fieldTable(own, links), `\`\`\`json\n${shownJson(aboutOf(schema).examples[0])}\n\`\`\``]
}

function fragment(): string[] {
  return ['## fragment', escaped(aboutOf(Fragment).description), ...body(Fragment, linkOf)]
}

function aboutOf(schema: OwnSchema): { description: string; examples: object[] } {
  return schema.meta() as { description: string; examples: object[] }
}

function nameOf(schema: OwnSchema): string {
  return schema.shape.type.value
}

function page(parts: readonly string[]): string {
  return `${parts.join('\n\n')}\n`
}
