import type { ThemeVariables } from '#src/theme/themeVariables.ts'

/** A reference to a variable with what stands in for it, in which there may be references and functions in turn. */
const WITH_FALLBACK = /var\((--mui-[\w-]+),(?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)/g

/**
 * CSS that takes the variables of a theme as they are. MUI writes the value of each beside its name, for pages without the variables; a
 * document sets all that it refers to.
 */
export function withoutFallbacks(css: string, { light }: Pick<ThemeVariables, 'light'>): string {
  return css.replace(WITH_FALLBACK, (reference, name: string) => (light.has(name) ? `var(${name})` : reference))
}
