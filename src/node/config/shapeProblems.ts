import type { z } from 'zod'
import { didYouMean } from '#src/site/words/nearest.ts'
import { onlyNearest } from '#src/site/words/onlyNearest.ts'
import type { Problem, Repair } from '#src/site/problem.ts'
import { changeLabel, nearestRepair, setRepair } from '#src/site/checks/repairs.ts'
import type { At } from '#src/site/site.ts'
import type { JsonFile } from './jsonFile.ts'
import { plainSpelling } from './plainSpelling.ts'

/** Turns what zod found in one file into problems with places, in words for people who edit JSON. */
export function shapeProblems(file: string, json: JsonFile, schema: z.ZodType, error: z.ZodError): Problem[] {
  // What else is wrong with the same value mostly follows from the first thing.
  const told = new Set<string>()
  return error.issues
    .flatMap((issue) => problemsOf(file, json, schema, issue, []))
    .filter(({ path }) => {
      const isFirst = !told.has(path)
      told.add(path)
      return isFirst
    })
}

function problemsOf(file: string, json: JsonFile, schema: z.ZodType, issue: z.core.$ZodIssue, prefix: At): Problem[] {
  const at = [...prefix, ...(issue.path as At)]
  const make = (code: string, place: At, onKey: boolean, message: string, hint?: string, repair?: Repair): Problem => ({
    code,
    severity: 'error',
    file,
    ...json.place(place, onKey),
    path: place.join('.'),
    message,
    hint,
    repair,
  })
  const got = valueAt(json.value, at)

  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(schema, json.value, at)
    return issue.keys.map((key) =>
      make(
        'E_UNKNOWN_KEY',
        [...at, key],
        true,
        `"${key}" is not a field here`,
        didYouMean(key, known) ?? list('Fields', known),
        renameRepair(file, at, got, issue.keys, key, known),
      ),
    )
  }
  if (issue.code === 'invalid_union') {
    const options = ((issue as { options?: unknown[] }).options ?? []).map(String)
    const tag = (issue as { discriminator?: string }).discriminator
    if (tag && issue.errors.length === 0) {
      const place = [...at, ...(at.at(-1) === tag ? [] : [tag])]
      const value = valueAt(json.value, place)
      if (value === undefined) return [make('E_MISSING', at, false, `"${tag}" is missing`, list('Allowed', options))]
      return [
        make(
          'E_CHOICE',
          place,
          false,
          `${shown(value)} is not one of the choices for "${tag}"`,
          (typeof value === 'string' && didYouMean(value, options)) || list('Allowed', options),
          choiceRepair(file, place, value, options),
        ),
      ]
    }
    const choices = issue.errors.flat().filter((inner) => inner.code === 'invalid_value' && inner.path.length === 0)
    if (choices.length === issue.errors.length) {
      const values = choices.flatMap((inner) => (inner as { values?: unknown[] }).values ?? [])
      return [
        make(
          'E_CHOICE',
          at,
          false,
          `${shown(got)} is not allowed here`,
          list('Allowed', values.map(String)),
          choiceRepair(file, at, got, values),
        ),
      ]
    }
    const closest = closestBranch(issue.errors)
    if (closest) return closest.flatMap((inner) => problemsOf(file, json, schema, inner, at))
  }
  if (got === undefined && issue.code !== 'custom') {
    const key = at.at(-1)
    return [make('E_MISSING', at, false, key === undefined ? 'nothing is here' : `"${key}" is missing`, 'Add it.')]
  }
  if (issue.code === 'invalid_type')
    return [make('E_TYPE', at, false, `expected ${words[issue.expected] ?? `a ${issue.expected}`}, got ${shown(got)}`)]
  if (issue.code === 'invalid_value') {
    const allowed = issue.values.map(String)
    return [
      make(
        'E_CHOICE',
        at,
        false,
        `${shown(got)} is not allowed here`,
        (typeof got === 'string' && didYouMean(got, allowed)) || list('Allowed', allowed),
        choiceRepair(file, at, got, issue.values),
      ),
    ]
  }
  if (issue.code === 'too_big') {
    const length = sizeOf(got)
    return [
      make(
        'E_TOO_LONG',
        at,
        false,
        `too ${issue.origin === 'number' || issue.origin === 'int' ? 'large' : issue.origin === 'array' ? 'many' : 'long'}: at most ${issue.maximum}${length === undefined ? '' : `, this is ${length}`}`,
      ),
    ]
  }
  if (issue.code === 'too_small') {
    return [
      make(
        'E_TOO_SHORT',
        at,
        false,
        issue.origin === 'string'
          ? 'must not be empty'
          : `at least ${issue.minimum} needed${sizeOf(got) === undefined ? '' : `, this has ${sizeOf(got)}`}`,
      ),
    ]
  }
  const code = (issue as { params?: { code?: string } }).params?.code ?? 'E_VALUE'
  const plain = schemasAt(schema, json.value, at)
    .map((found) => plainSpelling(found, got))
    .find((found) => found !== undefined)
  return [make(code, at, false, `${issue.message}, got ${shown(got)}`, undefined, setRepair({ file, at }, String(got), plain))]
}

/** Gives an unknown key the name of the only field it can mean, when that is not there and no other unknown key means it too. */
function renameRepair(file: string, at: At, object: unknown, unknown: string[], key: string, known: string[]): Repair | undefined {
  const meant = onlyNearest(key, known)
  if (
    meant === undefined ||
    Object.hasOwn(Object(object), meant) ||
    unknown.some((other) => other !== key && onlyNearest(other, known) === meant)
  )
    return undefined
  return { do: 'rename', label: changeLabel(key, meant), file, at: [...at, key], key: meant }
}

/** Puts the only choice that a word can mean in its place. Choices that are no words are left alone. */
function choiceRepair(file: string, at: At, word: unknown, choices: unknown[]): Repair | undefined {
  return typeof word === 'string'
    ? nearestRepair(
        { file, at },
        word,
        choices.filter((choice) => typeof choice === 'string'),
      )
    : undefined
}

/** Of the branches of a plain union, the one whose faults lie deepest or are fewest: what the editor most likely meant. */
function closestBranch(branches: z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined {
  const rank = (issues: z.core.$ZodIssue[]) =>
    (issues.some(({ path, code }) => path.length === 0 && (code === 'invalid_type' || code === 'invalid_value')) ? 1000 : 0) + issues.length
  return branches.toSorted((a, b) => rank(a) - rank(b))[0]
}

function valueAt(value: unknown, at: At): unknown {
  return at.reduce<unknown>(
    (inner, key) => (inner !== null && typeof inner === 'object' ? (inner as Record<string | number, unknown>)[key] : undefined),
    value,
  )
}

type Def = {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  options?: z.ZodType[]
  discriminator?: string
  innerType?: z.ZodType
}
const defOf = (schema: z.ZodType) => (schema as unknown as { _zod: { def: Def } })._zod.def

/** The object schemas that may stand at a place of this value. */
function schemasAt(schema: z.ZodType, value: unknown, at: At): z.ZodType[] {
  const def = defOf(schema)
  if (def.innerType) return schemasAt(def.innerType, value, at)
  if (def.options) {
    const tag = def.discriminator && (value as Record<string, unknown> | undefined)?.[def.discriminator]
    const fitting =
      tag === undefined
        ? def.options
        : def.options.filter((option) =>
            (defOf(option).shape?.[def.discriminator!] as unknown as { _zod: { values?: Set<unknown> } })?._zod.values?.has(tag),
          )
    return fitting.flatMap((option) => schemasAt(option, value, at))
  }
  const [key, ...rest] = at
  if (key === undefined) return [schema]
  const inner = valueAt(value, [key])
  if (def.shape?.[key]) return schemasAt(def.shape[key], inner, rest)
  if (def.element) return schemasAt(def.element, inner, rest)
  return []
}

function knownKeys(schema: z.ZodType, value: unknown, at: At): string[] {
  return [...new Set(schemasAt(schema, value, at).flatMap((found) => Object.keys(defOf(found).shape ?? {})))]
}

function list(word: string, values: string[]): string | undefined {
  if (values.length === 0) return undefined
  const first = values.slice(0, 30).join(', ')
  return `${word}: ${first}${values.length > 30 ? ` and ${values.length - 30} more` : ''}.`
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

function sizeOf(value: unknown): number | undefined {
  return typeof value === 'string' || Array.isArray(value) ? value.length : typeof value === 'number' ? value : undefined
}

/** Names of types that need other words or another article. */
const words: Record<string, string> = {
  int: 'a whole number',
  object: 'an object',
  array: 'a list',
  string: 'a text',
  boolean: 'true or false',
}
