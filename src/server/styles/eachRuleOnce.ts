/** A style sheet without rules that it repeats later: MUI writes some for a component and again for its variants. */
export function eachRuleOnce(css: string): string {
  return [...new Set(topLevelRules(css).toReversed())].toReversed().join('')
}

/** The rules in order; those within a media query include it. */
function topLevelRules(css: string): string[] {
  const rules: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1
    if (depth > 0) continue
    rules.push(css.slice(start, index + 1))
    start = index + 1
  }
  return rules
}
