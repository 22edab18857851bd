import { footerWithPages, headerEntries } from '#src/site/menus/menus.ts'
import { absoluteUrl } from '#src/site/head/absoluteUrl.ts'
import { isInMarkdown } from '#src/site/head/isInMarkdown.ts'
import { markdownPath } from '#src/site/head/markdownPath.ts'
import { viewOf } from '#src/site/languages/viewOf.ts'
import { joinBlocks, plainMarkdown } from '#src/site/markdown/plainMarkdown.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import type { Site } from '#src/site/site.ts'

type MenuLink = { label: string; location: string; about?: string }

/**
 * The lists of pages for programs that read a site (llmstxt.org), by address: the menus in each language, with links to the Markdown of
 * their pages. None if pages are not published as Markdown.
 */
export function llmsTxt(site: Site): Map<string, string> {
  if (!site.settings.markdown) return new Map()
  const languages = (site.languages ?? []).map(({ tag, folder }) => [`/${folder}/llms.txt`, textOf(site, tag)] as const)
  return new Map([['/llms.txt', textOf(site, undefined)], ...languages])
}

function textOf(whole: Site, language: string | undefined): string {
  const site = viewOf(whole, { language })
  const { name, description, words } = site.settings
  const listed = new Set<string>()
  const list = (links: readonly MenuLink[]) =>
    links.flatMap(({ label, location, about }) => {
      const page = findPage(site, location.replace(/[?#].*/, ''))
      if (!page || !isInMarkdown(whole, page) || listed.has(page.path)) return []
      listed.add(page.path)
      const summary = plainMarkdown(about || page.meta.summary)
      return [`- [${plainMarkdown(label)}](${absoluteUrl(site, markdownPath(page.path))}): ${summary}`]
    })
  const part = (title: string, links: readonly MenuLink[]) => {
    const lines = list(links)
    return lines.length > 0 && `## ${plainMarkdown(title)}\n\n${lines.join('\n')}`
  }
  const home = list([{ label: words.home, location: '/' }]).join('\n')
  const header = headerEntries(site).map(({ title, path, groups }) =>
    part(title, [
      ...(path === '' ? [] : [{ label: title, location: path }]),
      ...groups.flatMap(({ items }) => items.map(({ service, feature, location }) => ({ label: service, location, about: feature }))),
    ]),
  )
  const footer = footerWithPages(site).columns.map(({ title, items }) => part(title, items))
  return `${joinBlocks([`# ${plainMarkdown(name)}`, `> ${plainMarkdown(description)}`, home, ...header, ...footer])}\n`
}
