import type { ThemeVariables } from '#src/theme/themeVariables.ts'

/** The beginning of a reference to a variable with what stands in for it. */
const WITH_FALLBACK = /var\((--mui-[\w-]+),/g

/**
 * CSS that takes the variables of a theme as they are. MUI writes the value of each beside its name, for pages without the variables; a
 * document sets all that it refers to.
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

/** Where the bracket closes that is open at some place. */
function closing(css: string, from: number): number {
  let depth = 1
  let at = from
  for (; at < css.length; at += 1) {
    if (css[at] === '(') depth += 1
    else if (css[at] === ')' && --depth === 0) break
  }
  return at
}
