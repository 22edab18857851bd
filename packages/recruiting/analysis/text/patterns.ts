type Patterns = [RegExp, ...RegExp[]]

/** A pattern that matches any of several patterns, tried in order. It has the flags of the first. */
export function anyOf(...patterns: Patterns): RegExp {
  return latinPattern(patterns.map(({ source }) => source).join('|'), patterns[0].flags)
}

/** A pattern that matches several patterns in a row. It has the flags of the first. */
export function inTurn(...patterns: Patterns): RegExp {
  return latinPattern(patterns.map(({ source }) => `(?:${source})`).join(''), patterns[0].flags)
}

/** Letters of Latin scripts, for a class of characters: Latin-1, Extended-A and B, IPA, Extended Additional. */
const LETTERS = 'A-Za-zªµºÀ-ÖØ-öø-ʯḀ-ỿ'

/**
 * A pattern in whose source `\p{L}` means the letters of Latin scripts and `\p{N}` digits. With all letters of Unicode, V8 takes 2 ms to
 * compile a case-insensitive pattern, and 0.1 ms with these; a first analysis compiles some hundreds. The flag `u`, which costs as much
 * again, is dropped if nothing in the source needs it.
 */
export function latinPattern(source: string, flags = ''): RegExp {
  let isInClass = false
  const plain = source.replace(/\\([pP])\{([LN])\}|\\.|[[\]]/gsu, (piece, kind: string | undefined, what: string | undefined) => {
    if (piece === '[' || piece === ']') isInClass = piece === '['
    if (!what || (kind === 'P' && isInClass)) return piece
    const all = what === 'L' ? LETTERS : '0-9'
    return isInClass ? all : `[${kind === 'P' ? '^' : ''}${all}]`
  })
  return new RegExp(plain, NEEDS_UNICODE.test(plain) ? flags : flags.replace('u', ''))
}

/** Unicode classes, and patterns for any character, some of which are two UTF-16 units. */
const NEEDS_UNICODE = /\\[pPuWDS]|\[\^|(?<!\\)\.|[\ud800-\udfff]/
