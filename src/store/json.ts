/** A JSON value: the only kind of value that state may contain. */
export type Json = string | number | boolean | null | Json[] | JsonObject
/** A JSON object; undefined fields are left out of JSON. */
export type JsonObject = { [key: string]: Json | undefined }

// Deeper than any of our records, and low enough never to exhaust the stack.
const MAX_DEPTH = 64

/**
 * The first part of `value` that JSON cannot represent, in words with its path, e.g. `report.Skills[0].file is a File`; undefined if there
 * is none. Refused: functions, symbols, BigInt, NaN and infinities, undefined in an array, class instances (File, Blob, Date, Map …),
 * cycles, more than 64 levels, and a `__proto__` field. Undefined fields are allowed: JSON leaves them out.
 */
export function jsonFault(value: unknown): string | undefined {
  return fault(value, '', new Set())
}

function fault(value: unknown, place: string, path: Set<object>): string | undefined {
  const here = place === '' ? 'the value' : place
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${here} is ${value}`
  if (typeof value !== 'object') return `${here} is ${value === undefined ? 'undefined' : `a ${typeof value}`}`
  if (path.has(value)) return `${here} contains itself`
  if (path.size >= MAX_DEPTH) return `${here} is nested too deeply`
  path.add(value)
  const found = Array.isArray(value) ? faultInList(value, place, path) : faultInObject(value, place, path)
  path.delete(value)
  return found
}

function faultInList(list: readonly unknown[], place: string, path: Set<object>) {
  // Not `find`: a hole in an array must be seen as undefined.
  for (let index = 0; index < list.length; index++) {
    const found = fault(list[index], `${place}[${index}]`, path)
    if (found !== undefined) return found
  }
  return undefined
}

function faultInObject(value: object, place: string, path: Set<object>) {
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) {
    return `${place === '' ? 'the value' : place} is a ${value.constructor?.name ?? 'special object'}`
  }
  for (const [key, field] of Object.entries(value)) {
    const at = place === '' ? key : `${place}.${key}`
    if (key === '__proto__') return `${at} is not allowed as a field`
    if (field === undefined) continue
    const found = fault(field, at, path)
    if (found !== undefined) return found
  }
  return undefined
}
