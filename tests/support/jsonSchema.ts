/** A JSON Schema or subschema. */
type Json = { [key: string]: unknown }

/** A violation: the place in the value (keys joined by dots, empty for the root) and the keyword of the schema. */
export type Misfit = { at: string; keyword: string }

type Look = (part: unknown, value: unknown, at: string) => Misfit[]
type Keyword = (given: never, value: unknown, tools: { look: Look; at: string; schema: Json }) => Misfit[] | boolean

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const below = (at: string, key: string | number) => (at === '' ? String(key) : `${at}.${key}`)
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The keywords of draft 7 that our schemas use. True if the value is valid. */
const keywords: Record<string, Keyword> = {
  type: (type: string, value) =>
    type === 'integer'
      ? Number.isInteger(value)
      : type === 'array'
        ? Array.isArray(value)
        : type === 'object'
          ? isObject(value)
          : type === 'null'
            ? value === null
            : typeof value === type,
  enum: (choices: unknown[], value) => choices.some((choice) => same(choice, value)),
  const: (only: unknown, value) => same(only, value),
  pattern: (pattern: string, value) => typeof value !== 'string' || new RegExp(pattern, 'u').test(value),
  minLength: (least: number, value) => typeof value !== 'string' || value.length >= least,
  maxLength: (most: number, value) => typeof value !== 'string' || value.length <= most,
  minimum: (least: number, value) => typeof value !== 'number' || value >= least,
  maximum: (most: number, value) => typeof value !== 'number' || value <= most,
  exclusiveMinimum: (least: number, value) => typeof value !== 'number' || value > least,
  minItems: (least: number, value) => !Array.isArray(value) || value.length >= least,
  maxItems: (most: number, value) => !Array.isArray(value) || value.length <= most,
  items: (part: Json | Json[], value, { look, at }) =>
    Array.isArray(value) ? value.flatMap((item, index) => look(Array.isArray(part) ? part[index] : part, item, below(at, index))) : [],
  required: (keys: string[], value, { at }) =>
    isObject(value) ? keys.flatMap((key) => (Object.hasOwn(value, key) ? [] : [{ at, keyword: `required ${key}` }])) : [],
  properties: (parts: Json, value, { look, at }) =>
    isObject(value)
      ? Object.entries(parts).flatMap(([key, part]) => (Object.hasOwn(value, key) ? look(part, value[key], below(at, key)) : []))
      : [],
  additionalProperties: (part: unknown, value, { look, at, schema }) =>
    isObject(value)
      ? Object.keys(value).flatMap((key) =>
          Object.hasOwn((schema['properties'] ?? {}) as Json, key) ? [] : look(part, value[key], below(at, key)),
        )
      : [],
  propertyNames: (part: Json, value, { look, at }) =>
    isObject(value) ? Object.keys(value).flatMap((key) => look(part, key, below(at, key))) : [],
  allOf: (parts: Json[], value, { look, at }) => parts.flatMap((part) => look(part, value, at)),
  anyOf: (parts: Json[], value, { look, at }) => closest(parts.map((part) => look(part, value, at))),
  oneOf: (parts: Json[], value, { look, at }) => {
    const found = parts.map((part) => look(part, value, at))
    return found.filter((misfits) => misfits.length === 0).length > 1 ? false : closest(found)
  },
  not: (part: Json, value, { look, at }) => look(part, value, at).length > 0,
  if: (part: Json, value, { look, at, schema }) =>
    look(part, value, at).length === 0 && schema['then'] !== undefined ? look(schema['then'], value, at) : [],
}

/** Keywords without an effect on validity, and those that another keyword handles. */
const silent = new Set([
  '$schema',
  '$comment',
  '$id',
  'definitions',
  '$defs',
  'title',
  'description',
  'default',
  'examples',
  'defaultSnippets',
  'errorMessage',
  'enumDescriptions',
  'format',
  'then',
  'id',
  'deprecated',
])

/**
 * Validates a value against one of several schemas that refer to each other by file name. Returns the violations, deepest places of the
 * closest branch first; empty if it is valid. Throws on unknown keywords, so that none is ignored.
 */
export function misfits(schemas: ReadonlyMap<string, unknown>, file: string, value: unknown): Misfit[] {
  const lookIn = (own: string): Look =>
    function look(part, subject, at) {
      if (part === true || part === undefined) return []
      if (part === false) return [{ at, keyword: 'unknown key' }]
      const schema = part as Json
      return Object.entries(schema).flatMap(([keyword, given]) => {
        if (silent.has(keyword)) return []
        if (keyword === '$ref') {
          const [name = '', pointer = ''] = (given as string).split('#')
          return lookIn(name || own)(partAt(schemas.get(name || own), pointer, given as string), subject, at)
        }
        const check = Object.hasOwn(keywords, keyword) ? keywords[keyword] : undefined
        if (!check) throw new Error(`"${keyword}" is not a keyword that this knows`)
        const result = check(given as never, subject, { look, at, schema })
        return result === true ? [] : result === false ? [{ at, keyword }] : result
      })
    }
  return lookIn(file)(schemas.get(file), value, '')
}

function partAt(schema: unknown, pointer: string, ref: string): unknown {
  const found = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), schema)
  if (found === undefined) throw new Error(`${ref} leads nowhere`)
  return found
}

/** The branch with the deepest violations, which editors report. */
function closest(branches: Misfit[][]): Misfit[] {
  if (branches.some((branch) => branch.length === 0)) return []
  const depth = (branch: Misfit[]) => Math.min(...branch.map(({ at }) => at.split('.').length)) * 1000 - branch.length
  return branches.toSorted((a, b) => depth(b) - depth(a))[0] ?? []
}
