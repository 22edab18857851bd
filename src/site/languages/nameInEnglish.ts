const names = new Intl.DisplayNames('en', { type: 'language' })

/** The English name of a language, without its region: `en-GB` is “English”, `zh-Hant` “Traditional Chinese”. */
export function nameInEnglish(tag: string): string {
  const { language, script } = new Intl.Locale(tag)
  return names.of(script === undefined ? language : `${language}-${script}`) ?? tag
}
