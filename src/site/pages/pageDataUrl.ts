/** Address of the static data of a page: `/about-us` → `/static/data/about-us.json`, `/` → `/static/data/index.json`. */
export function pageDataUrl(path: string): string {
  return `/static/data${path === '/' ? '/index' : path}.json`
}
