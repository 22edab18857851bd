/** The language that data is for, as browsers name languages: `en` of `eng`, `zh` of `chi_sim`; undefined for what is none. */
export function languageOfData(name: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(name.split('_')[0])[0]
  } catch {
    return undefined
  }
}
