/** A rule of a style sheet; empty without declarations. */
export function cssRule(selector: string, declarations: string[]): string {
  return declarations.length === 0 ? '' : `${selector}{${declarations.join(';')}}`
}
