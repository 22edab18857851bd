import type { z } from 'zod'
import { CONFIG_VERSION, OLD_NAMES } from '#schemas/configVersion.ts'
import { didYouMean, nearest } from '#src/site/words/nearest.ts'
import { onlyNearest } from '#src/site/words/onlyNearest.ts'
import type { Fix } from '#src/site/fix.ts'
import { type Overlay, placeInOverlay } from '#src/site/languages/overlay.ts'
import type { Problem } from '#src/site/problem.ts'
import { changeLabel, nearestFix, setFix } from '#src/site/checks/fixes.ts'
import { adviceOf, isProblemCode } from '#src/site/checks/ruleOf.ts'
import type { KeyPath } from '#src/site/site.ts'
import { shortened } from '#src/site/words/shortened.ts'
import type { JsonFile } from './jsonFile.ts'
import { type JsonPlaces, jsonPlaces } from './jsonPlaces.ts'
import { canonicalSpelling } from './canonicalSpelling.ts'
import { opaqueColor } from './opaqueColor.ts'
import { rightValue } from './rightValue.ts'
import { valueAt } from '#src/site/valueAt.ts'
import { knownKeys, schemasAt } from './schemaAt.ts'
import { schemaParts } from './schemaParts.ts'
import { valueHint } from './valueHint.ts'

/**
 * Converts zod’s issues of one file to problems with places, in terms that authors of JSON understand. For a translation, `json` has the
 * text of the file and the merged value.
 */
export function shapeProblems(file: string, json: JsonFile, schema: z.ZodType, error: z.ZodError, overlay?: Overlay): Problem[] {
  // Further issues of the same value are usually consequences of the first one.
  const reported = new Set<string>()
  const { place } = jsonPlaces(json.text, true)
  const placed = {
    value: json.value,
    place: (keyPath: KeyPath, onKey?: boolean) => place((overlay && placeInOverlay(overlay, keyPath)) ?? keyPath, onKey),
  }
  const found = error.issues
    .flatMap((issue) => problemsOf(file, placed, schema, issue, []))
    .filter(({ path }) => {
      const isFirst = !reported.has(path)
      reported.add(path)
      return isFirst
    })
  const problems = joined(withoutMisnamed(file, oncePerVersion(found), json.value, schema))
  // A fix refers to the merged value, whose places differ.
  return overlay ? problems.map((problem) => ({ ...problem, fix: undefined })) : problems
}

/** From this number of missing fields in one object on, they are one problem. */
const MANY_MISSING = 5

/** Combines problems about many missing fields of the same object. */
function joined(problems: Problem[]): Problem[] {
  const objects = new Map<string, Problem[]>()
  for (const problem of problems) {
    const place = problem.path.slice(0, Math.max(0, problem.path.lastIndexOf('.')))
    if (problem.code === 'E_MISSING' && problem.path !== '') objects.set(place, [...(objects.get(place) ?? []), problem])
  }
  return problems.flatMap((problem) => {
    const all = [...objects.values()].find((group) => group.length >= MANY_MISSING && group.includes(problem))
    if (!all) return [problem]
    const names = all.map(({ path }) => `"${path.slice(path.lastIndexOf('.') + 1)}"`)
    const message = `${all.length} fields are missing: ${names.join(', ')}`
    return problem === all[0] ? [{ ...problem, message, hint: 'Add them, or copy a file that has them.', fix: undefined }] : []
  })
}

/** A missing field that exists under another name is one mistake, reported at that field with the right name. */
function withoutMisnamed(file: string, problems: Problem[], value: unknown, schema: z.ZodType): Problem[] {
  const objectOf = ({ path }: Problem) => path.slice(0, Math.max(0, path.lastIndexOf('.')))
  const nameOf = ({ path }: Problem) => path.slice(path.lastIndexOf('.') + 1)
  const missing = new Set(problems.filter(({ code, path }) => code === 'E_MISSING' && path !== ''))
  if (missing.size === 0) return problems
  const renamed = new Map<Problem, Problem>()
  const unknown = problems.filter(({ code }) => code === 'E_UNKNOWN_KEY')
  const claim = (problem: Problem, field: Problem, hint: string) => {
    missing.delete(field)
    renamed.set(problem, { ...problem, hint })
  }
  for (const problem of unknown) {
    const beside = [...missing].filter((field) => objectOf(field) === objectOf(problem))
    const close = nearest(nameOf(problem), beside.map(nameOf))
    const field = beside.find((other) => nameOf(other) === close)
    if (field) claim(problem, field, `Did you mean "${nameOf(field)}"?`)
  }
  for (const problem of unknown) {
    const beside = [...missing].filter((field) => objectOf(field) === objectOf(problem))
    const others = unknown.filter((other) => !renamed.has(other) && objectOf(other) === objectOf(problem))
    if (renamed.has(problem) || beside.length === 0 || beside.length !== others.length) continue
    // In field order: authors who use other names usually keep the order.
    const field = beside[0]!
    const keyPath = keyPathOf(value, field.path)
    const written = valueAt(value, keyPathOf(value, problem.path))
    if (schemasAt(schema, value, keyPath).some((fitting) => fitting.safeParse(written).success))
      claim(problem, field, `"${nameOf(field)}" is missing here. If that is the field you meant, rename this one.`)
  }
  for (const problem of unknown) {
    const meant = /^Did you mean "([^"]+)"\?$/.exec(problem.hint ?? '')?.[1]
    if (renamed.has(problem) || meant === undefined || missing.size === 0) continue
    const still = missingWith(value, keyPathOf(value, problem.path), meant, schema)
    for (const field of missing) if (!still.has(field.path)) missing.delete(field)
  }
  return problems.flatMap((problem) =>
    problem.code === 'E_MISSING' && problem.path !== '' && !missing.has(problem) ? [] : [renamed.get(problem) ?? problem],
  )
}

/** Paths that are missing or invalid once a key has the name that was probably meant. */
function missingWith(value: unknown, keyPath: KeyPath, meant: string, schema: z.ZodType): ReadonlySet<string> {
  const copy = structuredClone(value)
  const object = valueAt(copy, keyPath.slice(0, -1)) as Record<string, unknown>
  const key = String(keyPath.at(-1))
  object[meant] ??= object[key]
  delete object[key]
  return new Set(schema.safeParse(copy).error?.issues.map(({ path }) => path.join('.')))
}

/** The key path of a dotted path, where keys of lists are numbers. */
function keyPathOf(value: unknown, path: string): KeyPath {
  const keyPath: KeyPath = []
  for (const part of path.split('.')) keyPath.push(Array.isArray(valueAt(value, keyPath)) ? Number(part) : part)
  return keyPath
}

type PlacedValue = { value: unknown; place: JsonPlaces['place'] }

function problemsOf(file: string, json: PlacedValue, schema: z.ZodType, issue: z.core.$ZodIssue, prefix: KeyPath): Problem[] {
  const keyPath = [...prefix, ...(issue.path as KeyPath)]
  const make = (code: Problem['code'], place: KeyPath, onKey: boolean, message: string, hint?: string, fix?: Fix): Problem => ({
    code,
    severity: 'error',
    file,
    ...json.place(place, onKey),
    path: place.join('.'),
    message,
    hint,
    fix,
  })
  const choice = (place: KeyPath, value: unknown, choices: readonly unknown[], fault = 'is not allowed here'): Problem =>
    make('E_CHOICE', place, false, `${shown(value)} ${fault}`, choiceHint(value, choices), choiceFix(file, place, value, choices))
  const got = valueAt(json.value, keyPath)

  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(schema, json.value, keyPath)
    return issue.keys.map((key) =>
      make(
        'E_UNKNOWN_KEY',
        [...keyPath, key],
        true,
        `"${key}" is not a field here`,
        oldName(file, json.value, keyPath, key) ??
          didYouMean(key, known) ??
          otherPlace(schema, json.value, keyPath, key) ??
          list('Fields', known) ??
          hintWithoutFields(keyPath),
        isOldName(file, keyPath, key) ? undefined : renameFix(file, keyPath, got, issue.keys, key, known),
      ),
    )
  }
  if (issue.code === 'invalid_union') {
    const options = ((issue as { options?: unknown[] }).options ?? []).map(String)
    const tag = (issue as { discriminator?: string }).discriminator
    if (tag && issue.errors.length === 0) {
      const place = [...keyPath, ...(keyPath.at(-1) === tag ? [] : [tag])]
      const value = valueAt(json.value, place)
      if (value === undefined) {
        const object = keyPath.at(-1) === tag ? keyPath.slice(0, -1) : keyPath
        const meant = misnamedTag(valueAt(json.value, object), tag, options)
        if (meant !== undefined) {
          const fix: Fix = { do: 'rename', label: changeLabel(meant, tag), file, keyPath: [...object, meant], key: tag }
          return [make('E_UNKNOWN_KEY', [...object, meant], true, `"${meant}" is not a field here`, `Did you mean "${tag}"?`, fix)]
        }
        return [make('E_MISSING', keyPath, false, `"${tag}" is missing`, list('Allowed', options))]
      }
      const problem = choice(place, value, options, `is not one of the choices for "${tag}"`)
      return [tag === 'type' && typeof value === 'string' ? { ...problem, unknownType: value } : problem]
    }
    const choices = issue.errors.flat().filter((inner) => inner.code === 'invalid_value' && inner.path.length === 0)
    if (choices.length === issue.errors.length) {
      const values = choices.flatMap((inner) => (inner as { values?: unknown[] }).values ?? [])
      return [choice(keyPath, got, values)]
    }
    const closest = closestBranch(issue.errors)
    if (closest) return closest.flatMap((inner) => problemsOf(file, json, schema, inner, keyPath))
  }
  const own = (issue as { params?: { code?: string } }).params?.code ?? ''
  if (got === undefined && (issue.code !== 'custom' || own === 'E_MISSING')) {
    const key = keyPath.at(-1)
    const message = own === 'E_MISSING' ? issue.message : key === undefined ? 'the value is missing' : `"${key}" is missing`
    const hint = keyPath.length === 2 && keyPath[0] === 'fields' ? 'Add it to "fields".' : 'Add it.'
    return [make('E_MISSING', keyPath, false, message, hint)]
  }
  if (issue.code === 'invalid_type')
    return [
      make(
        'E_TYPE',
        keyPath,
        false,
        `expected ${words[issue.expected] ?? `a ${issue.expected}`}, got ${shown(got)}`,
        typeHint(issue.expected, got) ?? partsHint(schema, json.value, keyPath),
      ),
    ]
  if (issue.code === 'invalid_value') return [choice(keyPath, got, issue.values)]
  if (issue.code === 'too_big') {
    const length = sizeOf(got)
    const [what, hint] = TOO_BIG[issue.origin] ?? ['long', 'Shorten it.']
    const number = length === undefined ? '' : `, got ${length}`
    return [make('E_TOO_LONG', keyPath, false, `too ${what}: at most ${issue.maximum}${number}`, hint)]
  }
  if (issue.code === 'too_small') {
    return [
      make(
        'E_TOO_SHORT',
        keyPath,
        false,
        issue.origin === 'string'
          ? 'must not be empty'
          : issue.origin === 'number' || issue.origin === 'int'
            ? `too small: at least ${issue.minimum}, got ${shown(got)}`
            : `at least ${issue.minimum} needed${sizeOf(got) === undefined ? '' : `, got ${sizeOf(got)}`}`,
        typeof got === 'number' ? 'Use an allowed number, or leave the field out if it is optional.' : adviceOf('E_TOO_SHORT'),
      ),
    ]
  }
  if (own === 'E_MISSING') return [make(own, keyPath, false, issue.message, 'Add it.')]
  const code = isProblemCode(own) ? own : 'E_VALUE'
  const fitting = schemasAt(schema, json.value, keyPath)
  const accepts = (value: unknown) => fitting.some((found) => found.safeParse(value).success)
  const plain = fitting.map((found) => canonicalSpelling(found, got)).find((found) => found !== undefined) ?? colorMeant(got, accepts)
  const [why, ...actions] = whyOf(issue).split('; ')
  const hasOwnHint = actions.length > 0 && (issue as { params?: { hasHint?: boolean } }).params?.hasHint
  const right = hasOwnHint ? undefined : (plain ?? rightValue(got, accepts))
  const hint =
    right === undefined && actions.length > 0
      ? `${actions.join('; ').replace(/^./, (letter) => letter.toUpperCase())}.`
      : valueHint(why!, right, fitting[0]?.description)
  return [make(code, keyPath, false, `${why}, got ${shown(got)}`, hint, setFix({ file, keyPath }, String(got), plain))]
}

/** A refused colour in the spelling of a field that accepts colours only as six digits; undefined for other fields. */
function colorMeant(got: unknown, accepts: (value: unknown) => boolean): string | undefined {
  if (typeof got !== 'string' || !accepts('#000000') || accepts('black')) return undefined
  const color = opaqueColor(got)
  return color !== undefined && color !== got && accepts(color) ? color : undefined
}

/** Where an unknown field belongs: in the only group next to it that has such a field, or next to the group that contains it. */
function otherPlace(schema: z.ZodType, value: unknown, keyPath: KeyPath, key: string): string | undefined {
  const holds = (part: z.ZodType) => schemasAt(part, undefined, []).some((found) => Object.hasOwn(schemaParts(found).shape ?? {}, key))
  const shapes = schemasAt(schema, value, keyPath).map((found) => schemaParts(found).shape ?? {})
  const groups = new Set(shapes.flatMap((shape) => Object.keys(shape).filter((group) => holds(shape[group]!))))
  if (groups.size === 1) return `It is a field of "${[...groups][0]}". Move it there.`
  const around = keyPath.slice(0, -1)
  return keyPath.length > 0 && knownKeys(schema, value, around).includes(key)
    ? `It is a field next to "${keyPath.at(-1)}". Move it out of there.`
    : undefined
}

/** What to write instead of a value where an object belongs: the object with this value in its only field that can have it. */
function partsHint(schema: z.ZodType, value: unknown, keyPath: KeyPath): string | undefined {
  const got = valueAt(value, keyPath)
  const known = knownKeys(schema, value, keyPath)
  if (known.length === 0) return undefined
  const meant = known.filter((key) => schemasAt(schema, value, keyPath).some((found) => found.safeParse({ [key]: got }).success))
  return meant.length === 1 && typeof got !== 'object'
    ? `Write { "${meant[0]}": ${JSON.stringify(got)} }.`
    : `Write an object between { and }. ${list('Fields', known)}`
}

/** What to do about the fields of a page that can have none. */
function hintWithoutFields(keyPath: KeyPath): string | undefined {
  return keyPath.length === 1 && keyPath[0] === 'fields'
    ? 'Only entries of a collection have fields, and only those that its index.json declares. Declare it there, or remove it.'
    : undefined
}

/** What a value above its limit is, and what to do, by its kind; other values are texts. */
const TOO_BIG: Readonly<Record<string, [what: string, hint: string]>> = {
  number: ['large', 'Use an allowed number, or leave the field out if it is optional.'],
  int: ['large', 'Use an allowed number, or leave the field out if it is optional.'],
  array: ['many', 'Remove some of them.'],
}

/** Messages for zod’s formats. */
const FORMS: Readonly<Record<string, string>> = {
  date: 'must be a date such as 2026-11-20',
  time: 'must be a time such as 09:30:00',
  datetime: 'must be a time such as 2026-12-01T09:00:00Z',
  email: 'must be a mail address such as name@example.com',
  url: 'must be an address such as https://www.example.com',
  regex: 'does not have the format of this field',
}

/** Why a value is refused, followed by a semicolon and what to do. */
function whyOf(issue: z.core.$ZodIssue): string {
  const isOfZod = issue.code === 'invalid_format' && issue.message.startsWith('Invalid ')
  return (isOfZod && FORMS[issue.format]) || issue.message.replace(/^Invalid (?:input|string|number): /, '')
}

const PIXELS_OF_REM = 16

/** What to write instead of a value of another type, if it can be derived from the value; otherwise undefined. */
function typeHint(expected: string, got: unknown): string | undefined {
  if (got === null) return 'Write a value, or leave the field out if it is optional.'
  if (expected === 'array')
    return typeof got === 'object' || typeof got === 'string' ? 'Put it between [ and ], even if it is the only one.' : undefined
  if (expected === 'string') {
    if (Array.isArray(got) && got.length === 1 && typeof got[0] === 'string') return `Write ${JSON.stringify(got[0])}, without [ and ].`
    return typeof got === 'number' || typeof got === 'boolean' ? `Write "${String(got)}", in quotation marks.` : undefined
  }
  if (expected === 'int' && typeof got === 'number') return `Write ${Math.floor(got)} or ${Math.ceil(got)}.`
  if (typeof got !== 'string') return undefined
  if (expected === 'boolean') return 'Write true or false, without quotation marks.'
  if (expected !== 'number' && expected !== 'int') return undefined
  const length = got.trim().endsWith('rem') ? Number(got.trim().slice(0, -3)) * PIXELS_OF_REM : Number.NaN
  if (Number.isFinite(length)) return `Write ${Math.round(length)}, without quotation marks: it is a number of pixels.`
  const number = /^[^\d-]*(-?\d+)(?:([.,])(\d{1,2}))?[^\d.,]*$/.exec(got.trim())
  return number
    ? `Write ${number[1]}${number[3] === undefined ? '' : `.${number[3]}`}, without quotation marks${number[2] === ',' ? ' and with a decimal point' : ''}.`
    : 'Use only digits, without quotation marks, and a point before decimals.'
}

/** What to do about a field of an older config version. */
function oldName(file: string, settings: unknown, keyPath: KeyPath, key: string): string | undefined {
  if (!isOldName(file, keyPath, key)) return undefined
  return (settings as { configVersion?: unknown }).configVersion === CONFIG_VERSION
    ? `It is now called "${OLD_NAMES[key]}".`
    : `This is the name of "${OLD_NAMES[key]}" in an older config version. Run npm run upgrade to convert the config.`
}

/** Whether a field of the settings, or of a translation of them, is from an older config version. */
function isOldName(file: string, keyPath: KeyPath, key: string): boolean {
  return /^site(?:\.[a-z0-9-]+)?\.json$/.test(file) && keyPath.length === 0 && Object.hasOwn(OLD_NAMES, key)
}

/** An older config version is reported once: at the first field with an old name, otherwise at the version. */
function oncePerVersion(problems: Problem[]): Problem[] {
  const [first, ...others] = problems.filter(({ code, file, path }) => code === 'E_UNKNOWN_KEY' && isOldName(file, [], path))
  return first ? problems.filter((problem) => problem.code !== 'E_VERSION' && !others.includes(problem)) : problems
}

/** The misnamed discriminator of an object. */
function misnamedTag(object: unknown, tag: string, options: string[]): string | undefined {
  if (typeof object !== 'object' || object === null || Array.isArray(object)) return undefined
  const entries = Object.entries(object)
  const named = entries.filter(([, value]) => typeof value === 'string' && options.includes(value)).map(([key]) => key)
  return named.length === 1
    ? named[0]
    : onlyNearest(
        tag,
        entries.map(([key]) => key),
      )
}

/** Renames an unknown key to the only field that it can mean, if that is missing and no other unknown key means it. */
function renameFix(file: string, keyPath: KeyPath, object: unknown, unknown: string[], key: string, known: string[]): Fix | undefined {
  const meant = onlyNearest(key, known)
  if (
    meant === undefined ||
    Object.hasOwn(Object(object), meant) ||
    unknown.some((other) => other !== key && onlyNearest(other, known) === meant)
  )
    return undefined
  return { do: 'rename', label: changeLabel(key, meant), file, keyPath: [...keyPath, key], key: meant }
}

/** What to write instead of a value that is not a choice: the most likely one, or all of them. */
function choiceHint(value: unknown, choices: readonly unknown[]): string | undefined {
  const same = choices.find((choice) => typeof value !== 'object' && String(choice) === String(value))
  if (same !== undefined) return `Write ${JSON.stringify(same)}, ${typeof same === 'string' ? 'in' : 'without'} quotation marks.`
  return (typeof value === 'string' && didYouMean(value, choices.filter(isWord))) || list('Allowed', choices.map(String))
}

/** Replaces a word with the only choice that it can mean. Choices that are not words are skipped. */
function choiceFix(file: string, keyPath: KeyPath, word: unknown, choices: readonly unknown[]): Fix | undefined {
  return typeof word === 'string' ? nearestFix({ file, keyPath }, word, choices.filter(isWord)) : undefined
}

function isWord(choice: unknown): choice is string {
  return typeof choice === 'string'
}

/** The branch of a plain union with the deepest or fewest issues, which is most likely meant. */
function closestBranch(branches: z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined {
  const rank = (issues: z.core.$ZodIssue[]) =>
    (issues.some(({ path, code }) => path.length === 0 && (code === 'invalid_type' || code === 'invalid_value')) ? 1000 : 0) + issues.length
  return branches.toSorted((a, b) => rank(a) - rank(b))[0]
}

function list(word: string, values: string[]): string | undefined {
  if (values.length === 0) return undefined
  const first = values.slice(0, 30).join(', ')
  return `${word}: ${first}${values.length > 30 ? ` and ${values.length - 30} more` : ''}.`
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  return shortened(JSON.stringify(value) ?? String(value), 80)
}

function sizeOf(value: unknown): number | undefined {
  return typeof value === 'string' || Array.isArray(value) ? value.length : typeof value === 'number' ? value : undefined
}

/** Names of types in messages, if they need another word or article. */
const words: Record<string, string> = {
  int: 'a whole number',
  object: 'an object',
  array: 'a list',
  string: 'text',
  boolean: 'true or false',
}
