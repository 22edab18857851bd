import { runInNewContext } from 'node:vm'
import { z } from 'zod'
import { common } from '#schemas/section.ts'
import type { OwnSchema } from '#src/contract/sections.ts'
import { TRAITS } from '#src/site/pages/sectionTraits.ts'
import type { KeyPath } from '#src/site/site.ts'
import type { SaidOfSection } from './OwnSection.ts'
import { traitsIn } from './traitsIn.ts'

/** What is wrong with a schema file, what to do about it, and the affected example with the path in it. */
type Fault = { message: string; hint: string; example?: { index: number; keyPath: KeyPath } }

export const DEFAULT_EXPORT = 'The default export is what section(…) of page-builder/schemas gives.'

const Hosts = z.strictObject(
  Object.fromEntries(
    ['script', 'style', 'img', 'connect', 'frame', 'form'].map((use) => [use, z.array(z.url({ protocol: /^https$/ })).optional()]),
  ),
)

/**
 * The properties of a section type, of the builder or of a company, from the exports of its schema file: the schema, created with
 * `section`; `behaviour`, by default still; `opensPage` and other traits; `words` for the component; and `hosts` that the component uses.
 */
export function saidBy(found: Readonly<Record<string, unknown>>, type: string): SaidOfSection | Fault {
  const { default: schema, behaviour = 'still', hosts = {} } = found
  const whyNot = whyNotSchema(schema, type)
  if (whyNot !== undefined) return { message: whyNot, hint: DEFAULT_EXPORT }
  const wrong = wrongExample(schema as OwnSchema)
  if (wrong) return wrong
  const faulty = faultyBehaviour(behaviour, schema as OwnSchema)
  if (faulty !== undefined) return faulty
  for (const name of TRAITS)
    if (found[name] !== undefined && typeof found[name] !== 'boolean')
      return { message: `${name} is ${JSON.stringify(found[name])}`, hint: HINTS[name] ?? `Write true, or leave it out.` }
  const mistaken = faultyWords(found['words'], schema as OwnSchema)
  if (mistaken) return mistaken
  if (!Hosts.safeParse(hosts).success)
    return {
      message: 'hosts has another form',
      hint: 'It names addresses by their use, such as { frame: ["https://maps.example"] }: script, style, img, connect, frame, form.',
    }
  return {
    schema: schema as OwnSchema,
    behaviour: typeof behaviour === 'function' ? `(${String(behaviour)})` : JSON.stringify(behaviour),
    traits: traitsIn(found),
    hosts: hosts as SaidOfSection['hosts'],
  }
}

/** Names that are never props of a component. */
const NO_PROPS: ReadonlySet<string> = new Set(['key', 'ref', 'children'])

function faultyWords(words: unknown, { shape }: OwnSchema): Fault | undefined {
  if (words === undefined) return undefined
  const hint = 'It names words by the prop in which the component gets them, such as { labels: "openingTimes" }.'
  const read = z.record(z.string().regex(/^[a-z][A-Za-z0-9]*$/), z.string()).safeParse(words)
  if (!read.success) return { message: 'words has another form', hint }
  const taken = Object.keys(read.data).find((prop) => Object.hasOwn(shape, prop) || NO_PROPS.has(prop))
  return taken === undefined
    ? undefined
    : { message: `words gives "${taken}", which is a field or has a meaning in React`, hint: 'Give the prop another name.' }
}

const HINTS: { [Name in (typeof TRAITS)[number]]?: string } = {
  opensPage: 'Write true for a section that holds the main heading (h1) of its page, and leave it out for others.',
}

function whyNotSchema(schema: unknown, type: string): string | undefined {
  if (!(schema instanceof z.ZodObject)) return 'the default export is not a section type'
  const named = (schema.shape as Record<string, unknown>)['type']
  const value = named instanceof z.ZodLiteral ? named.value : undefined
  if (value !== type) return `the section type is called ${String(value)}, and its folder ${type}: both need one name`
  if (!/^[a-z][A-Za-z0-9]*$/.test(type) || type in Object.prototype || type === 'fragment')
    return `${type} is no name for a section type; write one such as openingTimes`
  return undefined
}

function examplesOf(schema: OwnSchema): unknown[] {
  return (schema.meta()?.['examples'] ?? []) as unknown[]
}

/** What is wrong with a type’s examples. */
function wrongExample(schema: OwnSchema): Fault | undefined {
  const hint = 'Examples have to be what a page could hold: they stand in the gallery and are tested.'
  const examples = examplesOf(schema)
  for (const [index, example] of examples.entries()) {
    const { data, error } = schema.safeParse(example)
    const issue = error?.issues[0]
    const keyPath = (issue?.path ?? []) as KeyPath
    const what = issue?.message.replace(/^Invalid input: /, '')
    if (issue)
      return { message: `example ${index + 1} does not fit the fields: ${keyPath.join('.')}: ${what}`, hint, example: { index, keyPath } }
    const changed = Object.entries(common).find(([key, field]) => !field.safeParse((data as Record<string, unknown>)[key]).success)
    if (changed) {
      const message = `its field ${changed[0]} is not the one that every section has, as example ${index + 1} shows; give it another name`
      return { message, hint, example: { index, keyPath: [] } }
    }
  }
  return examples.length === 0 ? { message: 'it has no example', hint } : undefined
}

/** Browsers get the source of a function without its surroundings: for each example, that must give a valid result. */
function faultyBehaviour(behaviour: unknown, schema: OwnSchema): Fault | undefined {
  if (typeof behaviour !== 'function')
    return ['still', 'live', 'onUse'].includes(behaviour as string)
      ? undefined
      : {
          message: `behaviour is ${JSON.stringify(behaviour)}`,
          hint: 'Write still for a section that only shows something, live for one that does something, onUse for one that does nothing until somebody is about to use it.',
        }
  const hint = 'A function says live or onUse for the fields of a section, and uses nothing but its parameter.'
  for (const [index, example] of examplesOf(schema).entries()) {
    try {
      const answer: unknown = (runInNewContext(`(${String(behaviour)})`) as (fields: unknown) => unknown)(schema.parse(example))
      if (answer !== 'live' && answer !== 'onUse')
        return { message: `behaviour gives ${JSON.stringify(answer)} for example ${index + 1}`, hint }
    } catch (error) {
      return { message: `behaviour fails with example ${index + 1}: ${error instanceof Error ? error.message : String(error)}`, hint }
    }
  }
  return undefined
}
