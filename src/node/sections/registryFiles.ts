import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import { TRAITS } from '#src/site/pages/sectionTraits.ts'
import { foldersIn } from './foldersIn.ts'

const FOLDER = 'src/sections'
const NOTE = '// Written by `npm run schemas` from the folders of section types.'

/**
 * The registry of the builder’s section types, generated from their folders: its files by path. One is for Node and has the schemas, the
 * other is for browsers and has the components, with copies of the constants in the schema files. The types have the order of the gallery;
 * types missing from galleryOrder.json are last.
 */
export async function registryFiles(): Promise<Map<string, string>> {
  const order = JSON.parse(readFileSync(join(PROJECT_ROOT, FOLDER, 'galleryOrder.json'), 'utf8')) as string[]
  const placeOf = (type: string) => (order.includes(type) ? order.indexOf(type) : order.length)
  const types = foldersIn(join(PROJECT_ROOT, FOLDER))
    .filter(({ files }) => files.includes('schema.ts'))
    .map(({ type }) => type)
    .sort((a, b) => placeOf(a) - placeOf(b))
  return new Map([
    [`${FOLDER}/schemas.ts`, schemasFile(types)],
    [`${FOLDER}/registry.ts`, await browserFile(types)],
  ])
}

function schemasFile(types: readonly string[]): string {
  return `${NOTE}
${types.map((type) => `import * as ${type} from './${type}/schema.ts'`).join('\n')}

/** What the schema files of all section types of the builder export, in the order of the gallery. */
export const sectionModules = {
${types.map((type) => `  ${type},`).join('\n')}
} as const

/** The schemas of all section types of the builder, in the order of the gallery. */
export const sectionSchemas = [
${types.map((type) => `  ${type}.default,`).join('\n')}
] as const
`
}

async function browserFile(types: readonly string[]): Promise<string> {
  const entries = await Promise.all(types.map(entryOf))
  return `${NOTE}
import type { SectionType } from '#src/contract/sections.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import type { SectionEntry } from './SectionEntry.ts'

/** The section types of the builder: a type without a component does not compile. */
export const registry: { [Type in SectionType]: SectionEntry<ViewProps<Type>> } = {
${entries.join('\n')}
}
`
}

async function entryOf(type: string): Promise<string> {
  const constants = await constantsIn(join(PROJECT_ROOT, FOLDER, type, 'schema.ts'))
  const traits = TRAITS.flatMap((name) => (constants.get(name) === 'true' ? [`${name}: true`] : []))
  return `  ${type}: {
    behaviour: ${constants.get('behaviour') ?? "'still'"},
    traits: ${traits.length === 0 ? '{}' : `{ ${traits.join(', ')} }`},
    view: () => import('./${type}/view.tsx').then((module) => module.default),
  },`
}

type Declared = { id: { name: string }; init: { start: number; end: number } | null }

/** A module’s exported constants, by name, as written. */
async function constantsIn(file: string): Promise<Map<string, string>> {
  const { parseAst } = await import('vite')
  const text = readFileSync(file, 'utf8')
  const { body } = parseAst(text, { lang: 'ts' }) as unknown as {
    body: { type: string; declaration?: { declarations?: Declared[] } | null }[]
  }
  const declared = body.flatMap(({ type, declaration }) => (type === 'ExportNamedDeclaration' ? (declaration?.declarations ?? []) : []))
  return new Map(declared.flatMap(({ id, init }) => (init ? [[id.name, text.slice(init.start, init.end)] as const] : [])))
}
