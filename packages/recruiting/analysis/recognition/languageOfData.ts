/** The language of recognition data as a browser language code: `en` for `eng`, `zh` for `chi_sim`; undefined for other names. */
export function languageOfData(name: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(name.split('_')[0])[0]
  } catch {
    return undefined
  }
}
