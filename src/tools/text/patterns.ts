type Patterns = [RegExp, ...RegExp[]]

/** A pattern that matches where one of several does, tried in order. It has the flags of the first. */
export function anyOf(...patterns: Patterns): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), patterns[0].flags)
}

/** A pattern that matches where several do in a row. It has the flags of the first. */
export function inTurn(...patterns: Patterns): RegExp {
  return new RegExp(patterns.map(({ source }) => `(?:${source})`).join(''), patterns[0].flags)
}
