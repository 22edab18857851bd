import { labelOf } from './labelOf.ts'

/** Files that several pages show, in words. */
const SHARED: Readonly<Record<string, string>> = {
  header: 'Header and menus',
  footer: 'Footer',
  site: 'Settings of the site',
  theme: 'Colours and fonts',
  redirects: 'Redirects',
}

/** A file of the config folder in words: `pages/visit-us.json` is “Page “Visit us””, `footer.de.json` “Footer in German”. */
export function fileName(file: string): string {
  const parts = file.split('/')
  const last = parts.pop()!
  if (parts[0] === 'assets') return `File “${last}”`
  const [base = '', ...endings] = last.split('.')
  const language = endings.length > 1 ? ` in ${languageName(endings[0]!)}` : ''
  const isIndex = base === 'index'
  const name = `“${labelOf(isIndex ? (parts.at(-1) ?? base) : base)}”`
  if (last.endsWith('.md')) return `Text ${name}${language}`
  if (parts.length === 0) return `${SHARED[base] ?? file}${SHARED[base] === undefined ? '' : language}`
  if (parts[0] === 'fragments') return `Shared section ${name}${language}`
  if (parts[0] === 'collections' && isIndex) return `Collection ${name}${language}`
  if (parts[0] !== 'pages' && parts[0] !== 'collections') return file
  if (isIndex && parts.length === 1) return `Home page${language}`
  return base === '404' ? `Page for unknown addresses${language}` : `Page ${name}${language}`
}

/** The English name of a language; its tag if it has none. */
function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
