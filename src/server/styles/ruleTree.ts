/** A rule with its selectors, a block of rules such as a media query, or other text of a style sheet. */
export type Rule = { selectors: string[]; declarations: string } | { condition: string; rules: Rule[] } | { text: string }

/** At-rules that contain style rules. */
const CONDITION = /^@(?:media|supports|container|layer|starting-style)\b/

/** Delimiters of a style sheet, and contexts in which they do not count. */
const SIGN = /[{}()[\],"'\\]/g

/** The rules of a style sheet as Emotion writes it: without comments and nested rules. */
export function ruleTree(css: string): Rule[] {
  return topLevel(css).map(([before, inner]): Rule => {
    if (CONDITION.test(before)) return { condition: before, rules: ruleTree(inner) }
    if (before.startsWith('@')) return { text: `${before}{${inner}}` }
    return { selectors: selectorsOf(before), declarations: inner.replace(/;$/, '') }
  })
}

/** The text before each block, and its contents. */
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

/** Whether characters of CSS are syntax, and not part of a string or an escape. */
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

/** A selector list, split at its top-level commas. */
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

/**
 * The text of the rules with at least one `wanted` selector, with these selectors only. Adjacent rules with the same selectors are merged.
 */
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
