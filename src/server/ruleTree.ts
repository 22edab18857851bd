/** A rule with its selectors, a block of rules such as one for a width, or anything else of a style sheet, as it stands. */
export type Rule = { selectors: string[]; declarations: string } | { condition: string; rules: Rule[] } | { text: string }

/** The blocks that hold rules for elements. */
const CONDITION = /^@(?:media|supports|container|layer|starting-style)\b/

/** What divides a style sheet, and what may keep it from doing so. */
const SIGN = /[{}()[\],"'\\]/g

/** The rules of a style sheet, as Emotion writes it: without comments, and with rules for elements not within one another. */
export function ruleTree(css: string): Rule[] {
  return topLevel(css).map(([before, inner]): Rule => {
    if (CONDITION.test(before)) return { condition: before, rules: ruleTree(inner) }
    if (before.startsWith('@')) return { text: `${before}{${inner}}` }
    return { selectors: selectorsOf(before), declarations: inner.replace(/;$/, '') }
  })
}

/** What stands before each block and in it. */
function topLevel(css: string): [before: string, inner: string][] {
  const blocks: [string, string][] = []
  let depth = 0
  let start = 0
  let open = 0
  for (const [sign, index] of signsIn(css)) {
    if (sign === '{' && depth++ === 0) open = index
    if (sign !== '}' || --depth > 0) continue
    blocks.push([css.slice(start, open).trim(), css.slice(open + 1, index)])
    start = index + 1
  }
  return blocks
}

/** The signs in CSS that stand for themselves, which those in quotes and those after a backslash do not. */
function signsIn(css: string): [sign: string, index: number][] {
  const signs: [string, number][] = []
  let quote = ''
  let escaped = -1
  for (const { 0: sign, index } of css.matchAll(SIGN)) {
    if (index === escaped) continue
    if (sign === '\\') escaped = index + 1
    else if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else signs.push([sign, index])
  }
  return signs
}

/** A list of selectors, taken apart at the commas that are not within one. */
function selectorsOf(list: string): string[] {
  const selectors: string[] = []
  let depth = 0
  let start = 0
  for (const [sign, index] of signsIn(list)) {
    if (sign === '(' || sign === '[') depth += 1
    else if (sign === ')' || sign === ']') depth -= 1
    else if (sign === ',' && depth === 0) {
      selectors.push(list.slice(start, index).trim())
      start = index + 1
    }
  }
  return [...selectors, list.slice(start).trim()]
}

/** The text of those rules of which a selector is `wanted`, with these selectors only. Neighbours with the same selectors become one. */
export function writtenRules(rules: readonly Rule[], wanted: (selector: string) => boolean): string {
  let css = ''
  let last: string | undefined
  for (const rule of rules) {
    if ('selectors' in rule) {
      const list = rule.selectors.filter(wanted).join(',')
      if (list === '') continue
      css = list === last ? `${css.slice(0, -1)};${rule.declarations}}` : `${css}${list}{${rule.declarations}}`
      last = list
      continue
    }
    last = undefined
    if ('text' in rule) css += rule.text
    else {
      const inner = writtenRules(rule.rules, wanted)
      if (inner !== '') css += `${rule.condition}{${inner}}`
    }
  }
  return css
}
