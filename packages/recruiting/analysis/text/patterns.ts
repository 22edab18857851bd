type Patterns = [RegExp, ...RegExp[]]

/** A pattern that matches where one of several does, tried in order. It has the flags of the first. */
export function anyOf(...patterns: Patterns): RegExp {
  return latinPattern(patterns.map(({ source }) => source).join('|'), patterns[0].flags)
}

/** A pattern that matches where several do in a row. It has the flags of the first. */
export function inTurn(...patterns: Patterns): RegExp {
  return latinPattern(patterns.map(({ source }) => `(?:${source})`).join(''), patterns[0].flags)
}

/** Letters of Latin scripts, for a class of characters: Latin-1, Extended-A and B, IPA, Extended Additional. */
const LETTERS = 'A-Za-zªµºÀ-ÖØ-öø-ʯḀ-ỿ'

/**
 * A pattern in whose source `\p{L}` stands for the letters of Latin scripts and `\p{N}` for digits. With all letters of Unicode, V8 takes
 * 2 ms to make a pattern that ignores case, and 0.1 ms with these; a first analysis makes some hundreds. Nor does it keep the flag `u`,
 * which costs as much again, where nothing in the source needs it.
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

/** Classes of Unicode, and whatever takes any character, of which some are two units of a string. */
const NEEDS_UNICODE = /\\[pPuWDS]|\[\^|(?<!\\)\.|[\ud800-\udfff]/
