import { join } from 'node:path'
import { z } from 'zod'
import { common } from '#schemas/section.ts'
import { type OwnSchema, sectionSchemas } from '#src/contract/sections.ts'
import type { KeyPath } from '#src/site/site.ts'
import { brokenCode } from './brokenCode.ts'
import { compileSchema } from './compileSchema.ts'
import type { OwnSection } from './OwnSection.ts'
import type { Reached } from './reached.ts'
import { type SectionFault, exampleAt } from './sectionCode.ts'
import type { SectionFolder } from './sectionFolders.ts'

/** A section type as its schema says it, and everything that the schema was made of. */
export type ReadSection = OwnSection & { reached: Reached }

const SCHEMA = /^schema\.[jt]s$/
const VIEW = /^view\.[jt]sx$/

const Hosts = z.strictObject(
  Object.fromEntries(
    ['script', 'style', 'img', 'connect', 'frame', 'form'].map((use) => [use, z.array(z.url({ protocol: /^https$/ })).optional()]),
  ),
)

/**
 * Reads the folder of one section type: `schema.ts`, whose default export is made by `section`, and `view.tsx`, whose default export is the
 * component. `schema.ts` may also export `behaviour`, which is still when it does not, `opensPage`, and `hosts`, other hosts that the
 * component uses.
 */
export async function readSection({ folder, type, files }: SectionFolder): Promise<ReadSection | SectionFault> {
  const schemaFile = files.find((file) => SCHEMA.test(file))
  const viewFile = files.find((file) => VIEW.test(file))
  if (!schemaFile || !viewFile) {
    const missing = schemaFile ? 'view.tsx, its component' : 'schema.ts, its fields'
    return at(folder, `the section type ${type} has no ${missing}`, 'npm run new -- section <type> writes both files.')
  }
  const file = join(folder, schemaFile)
  let compiled: Awaited<ReturnType<typeof compileSchema>>
  try {
    compiled = await compileSchema(file)
  } catch (error) {
    return brokenCode(file, error)
  }
  const { reached } = compiled.bundle
  const { default: schema, behaviour = 'still', opensPage = false, hosts = {} } = compiled.found
  const whyNot = whyNotSchema(schema, type)
  if (whyNot !== undefined) return at(file, whyNot, 'The default export is what section(…) of page-builder/schemas gives.')
  if (behaviour !== 'still' && behaviour !== 'live')
    return at(
      file,
      `behaviour is ${JSON.stringify(behaviour)}`,
      'Write still for a section that only shows something, live for one that does something.',
    )
  if (typeof opensPage !== 'boolean')
    return at(
      file,
      `opensPage is ${JSON.stringify(opensPage)}`,
      'Write true for a section that holds the main heading (h1) of its page, and leave it out for others.',
    )
  const parsedHosts = Hosts.safeParse(hosts)
  if (!parsedHosts.success)
    return at(
      file,
      'hosts has another form',
      'It names addresses by their use, such as { frame: ["https://maps.example"] }: script, style, img, connect, frame, form.',
    )
  const wrong = wrongExample(schema as OwnSchema)
  if (wrong) {
    const place = wrong.index === undefined ? undefined : await exampleAt(file, wrong.index, wrong.keyPath)
    return { ...at(file, wrong.message, 'Examples have to be what a page could hold: they stand in the gallery and are tested.'), ...place }
  }
  return {
    type,
    view: join(folder, viewFile),
    behaviour,
    traits: opensPage ? { opensPage } : {},
    hosts: hosts as OwnSection['hosts'],
    schema: schema as OwnSchema,
    reached,
  }
}

function whyNotSchema(schema: unknown, type: string): string | undefined {
  if (!(schema instanceof z.ZodObject)) return 'the default export is not a section type'
  const named = (schema.shape as Record<string, unknown>)['type']
  const value = named instanceof z.ZodLiteral ? named.value : undefined
  if (value !== type) return `the section type is called ${String(value)}, and its folder ${type}: both need one name`
  if (!/^[a-z][A-Za-z0-9]*$/.test(type) || type in Object.prototype)
    return `${type} is no name for a section type; write one such as openingTimes`
  const isTaken = type === 'fragment' || sectionSchemas.some(({ shape }) => shape.type.value === type)
  return isTaken ? `there is a section type ${type} already; give this one another name` : undefined
}

/** What is wrong with the examples of a type: which of them it is, and the path in it. */
function wrongExample(schema: OwnSchema): { message: string; index?: number; keyPath: KeyPath } | undefined {
  const examples = (schema.meta()?.['examples'] ?? []) as unknown[]
  for (const [index, example] of examples.entries()) {
    const { data, error } = schema.safeParse(example)
    const issue = error?.issues[0]
    const keyPath = (issue?.path ?? []) as KeyPath
    const what = issue?.message.replace(/^Invalid input: /, '')
    if (issue) return { message: `example ${index + 1} does not fit the fields: ${keyPath.join('.')}: ${what}`, index, keyPath }
    const changed = Object.entries(common).find(([key, field]) => !field.safeParse((data as Record<string, unknown>)[key]).success)
    if (changed) {
      const message = `its field ${changed[0]} is not the one that every section has, as example ${index + 1} shows; give it another name`
      return { message, keyPath: [] }
    }
  }
  return examples.length === 0 ? { message: 'it has no example', keyPath: [] } : undefined
}

function at(file: string, message: string, hint: string): SectionFault {
  return { file, line: 1, column: 1, message, hint }
}
