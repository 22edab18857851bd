import type { ThemeVariables } from '#src/theme/themeVariables.ts'

/** The start of a variable reference with a fallback. */
const WITH_FALLBACK = /var\((--mui-[\w-]+),/g

/**
 * CSS without fallbacks of theme variables. MUI writes the value of each next to its name, for pages without the variables; a document
 * defines all variables that it uses.
 */
export function withoutFallbacks(css: string, { light }: Pick<ThemeVariables, 'light'>): string {
  let written = ''
  let done = 0
  for (const { 0: begun, 1: name, index } of css.matchAll(WITH_FALLBACK)) {
    if (index < done || !light.has(name!)) continue
    written += `${css.slice(done, index)}var(${name})`
    done = closing(css, index + begun.length) + 1
  }
  return written + css.slice(done)
}

/** The closing bracket of the bracket that is open at a position. */
function closing(css: string, from: number): number {
  let depth = 1
  let at = from
  for (; at < css.length; at += 1) {
    if (css[at] === '(') depth += 1
    else if (css[at] === ')' && --depth === 0) break
  }
  return at
}
