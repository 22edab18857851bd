/** The colon of a language, with the space before it in French. */
export function colonOf(language: string): string {
  return language === 'fr' || language.startsWith('fr-') ? '\u00a0:' : ':'
}
