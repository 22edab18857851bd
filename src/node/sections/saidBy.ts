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

export const DEFAULT_EXPORT = 'Export the result of section(…) of page-builder/schemas as the default.'

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
      return { message: `${name} is ${JSON.stringify(found[name])}`, hint: HINTS[name] ?? `Set it to true, or leave it out.` }
  const mistaken = faultyWords(found['words'], schema as OwnSchema)
  if (mistaken) return mistaken
  if (!Hosts.safeParse(hosts).success)
    return {
      message: 'hosts has the wrong structure',
      hint: 'Group addresses by use, such as { frame: ["https://maps.example"] }: script, style, img, connect, frame, form.',
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
  const hint = 'Map props of the component to names of words, such as { labels: "openingTimes" }.'
  const read = z.record(z.string().regex(/^[a-z][A-Za-z0-9]*$/), z.string()).safeParse(words)
  if (!read.success) return { message: 'words has the wrong structure', hint }
  const taken = Object.keys(read.data).find((prop) => Object.hasOwn(shape, prop) || NO_PROPS.has(prop))
  return taken === undefined
    ? undefined
    : { message: `words sets the prop "${taken}", which is a field or reserved by React`, hint: 'Rename the prop.' }
}

const HINTS: { [Name in (typeof TRAITS)[number]]?: string } = {
  opensPage: 'Set it to true if the section holds the main heading (h1) of its page; otherwise leave it out.',
}

function whyNotSchema(schema: unknown, type: string): string | undefined {
  if (!(schema instanceof z.ZodObject)) return 'the default export is not a section type'
  const named = (schema.shape as Record<string, unknown>)['type']
  const value = named instanceof z.ZodLiteral ? named.value : undefined
  if (value !== type) return `the section type is named ${String(value)}, but its folder ${type}: use the same name for both`
  if (!/^[a-z][A-Za-z0-9]*$/.test(type) || type in Object.prototype || type === 'fragment')
    return `${type} is not a valid name for a section type; use one such as openingTimes`
  return undefined
}

function examplesOf(schema: OwnSchema): unknown[] {
  return (schema.meta()?.['examples'] ?? []) as unknown[]
}

/** What is wrong with a type’s examples. */
function wrongExample(schema: OwnSchema): Fault | undefined {
  const hint = 'Examples must be valid sections: they are shown in the gallery and tested.'
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
      const message = `its field ${changed[0]} conflicts with the field that every section has, as example ${index + 1} shows; rename it`
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
          hint: 'Use still for sections without behaviour, live for sections with behaviour, and onUse for sections that need their code only on first interaction.',
        }
  const hint = 'The function must return still, live or onUse, and may only use its parameter.'
  const answerOf = (fields: unknown): unknown => (runInNewContext(`(${String(behaviour)})`) as (given: unknown) => unknown)(fields)
  const answers: unknown[] = []
  for (const [index, example] of examplesOf(schema).entries()) {
    try {
      const answer = answerOf(schema.parse(example))
      if (!['still', 'live', 'onUse'].includes(answer as string))
        return { message: `behaviour returns ${JSON.stringify(answer)} for example ${index + 1}`, hint }
      answers.push(answer)
    } catch (error) {
      return { message: `behaviour throws for example ${index + 1}: ${error instanceof Error ? error.message : String(error)}`, hint }
    }
  }
  return answers.includes('still') ? faultWithoutFields(answerOf) : undefined
}

/** Documents contain no fields of still sections, so that is how browsers recognize them. */
function faultWithoutFields(answerOf: (fields: unknown) => unknown): Fault | undefined {
  try {
    if (answerOf({}) === 'still') return undefined
  } catch {
    // It must not throw either.
  }
  return {
    message: 'behaviour does not return still for a section without fields',
    hint: 'If the function can return still, it must do so for {}, because browsers do not get the fields of still sections.',
  }
}
