/** A rule of a style sheet; nothing when there is nothing to declare. */
export function cssRule(selector: string, declarations: string[]): string {
  return declarations.length === 0 ? '' : `${selector}{${declarations.join(';')}}`
}
