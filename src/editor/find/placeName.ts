/** Files that several pages show, in words. */
const SHARED: Readonly<Record<string, string>> = {
  header: 'Header and menus',
  footer: 'Footer',
  site: 'Company and words',
  theme: 'Colours and fonts',
  redirects: 'Redirects',
}

/** The name of a page, or of a file that several pages show. */
export function placeName({ path, file, name }: { path: string | null; file: string; name: string }): string {
  if (path !== null) return name
  const own = file.replace(/^fragments\//, '').replace(/\..*$/, '')
  return SHARED[own] ?? (file.startsWith('fragments/') ? `Shared section: ${own.replaceAll('-', ' ')}` : file)
}
