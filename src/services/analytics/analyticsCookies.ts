import { hrefOf } from '#src/site/base/siteBase.ts'

/** Deletes the cookies of Google Analytics (`_ga…`) of this site, on its host and on the domains above it. */
export function deleteAnalyticsCookies(document: Pick<Document, 'cookie'>, hostname: string): void {
  const names = document.cookie
    .split(';')
    .map((cookie) => cookie.split('=')[0]!.trim())
    .filter((name) => name.startsWith('_ga'))
  // Deleting a cookie requires the domain it was set for, which scripts cannot read.
  const labels = hostname.split('.')
  const domains = ['', ...labels.slice(0, -1).map((_, index) => `; domain=.${labels.slice(index).join('.')}`)]
  for (const name of names) for (const domain of domains) document.cookie = `${name}=; path=${hrefOf('/')}; max-age=0${domain}`
}
