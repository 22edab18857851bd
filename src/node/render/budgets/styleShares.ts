/** The class that identifies the rules of a component. */
const CLASS = /\.css-([\w-]+)/g

/**
 * For each part, the number of characters of a style sheet that only this part needs: the rules whose classes occur in its markup and in no
 * other.
 */
export function styleShares(css: string, parts: readonly string[]): number[] {
  const shares = parts.map(() => 0)
  const users = new Map<string, number[]>()
  const usersOf = (name: string) => {
    const known = users.get(name) ?? parts.flatMap((part, index) => (part.includes(`css-${name}`) ? [index] : []))
    users.set(name, known)
    return known
  }
  for (const rule of rulesOf(css)) {
    const used = new Set([...rule.matchAll(CLASS)].flatMap(([, name]) => usersOf(name!)))
    const [only, other] = used
    if (only !== undefined && other === undefined) shares[only]! += rule.length
  }
  return shares
}

/** The rules of a style sheet; rules in a block, such as a media query, are returned with the block. */
function rulesOf(css: string): string[] {
  const rules: string[] = []
  let [depth, start] = [0, 0]
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1
    else if (css[at] === '}' && --depth === 0) {
      rules.push(css.slice(start, at + 1))
      start = at + 1
    }
  }
  return rules
}
