const STYLE =
  /[-,_ ]?(?:(?:extra|ultra|semi|demi)?bold|black|heavy|light|thin|medium|regular|roman|book|italic|oblique|condensed|narrow|(?:ps|it|bd)?mt|ps)+$/i

/** The family of a font by its name in the file: without the six letters of a subset and without style words. */
export function fontFamily(name: string): string {
  let family = name.replace(/^[A-Z]{6}\+/, '')
  for (let last = ''; family !== last && STYLE.test(family);) {
    last = family
    family = family.replace(STYLE, '') || last
  }
  return family
}

/** Whether a font is bold, by its name. */
export function isBoldFont(name: string): boolean {
  return /bold|black|heavy|-demi|semibold|,b$|cmbx/i.test(name)
}
