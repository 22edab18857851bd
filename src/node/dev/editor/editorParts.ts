import { posix } from 'node:path'
import { sourceOfTranslation } from '#src/node/config/read/overlayFile.ts'
import { iconNames } from '#src/node/config/read/icons.ts'
import { isTextFile } from '#src/node/config/read/isTextFile.ts'
import { liveValues } from '#src/node/editorSchemas/liveValues.ts'
import { findFiles } from '#src/node/files/findFiles.ts'
import { pagesShowing } from '#src/site/pages/lookup.ts'
import type { Site } from '#src/site/site.ts'
import { spellingOf } from '#src/site/words/spelling.ts'
import { hiddenPages } from './pages/hiddenPages.ts'
import type { EditorParts } from './wire.ts'

/** The parts of a site, for lists and for fields that refer to them. */
export function editorParts(site: Site, configDir: string): EditorParts {
  const values = liveValues(site, configDir)
  const { pages, collections, header, footer } = site
  return {
    pages: [
      ...pages
        .filter(({ generated }) => !generated)
        .map(({ path, file, meta, collection }) => ({ path, name: meta.name, file, collection: collection ?? null })),
      ...hiddenPages(site, configDir).map(({ state, ...page }) => ({ ...page, hidden: state })),
    ].toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    collections: Object.entries(collections).map(([name, { name: label, path, defaults }]) => ({
      name,
      label,
      path,
      menus: defaults.menus ?? [],
    })),
    shared: values.fragments.flatMap((name) => {
      const file = `fragments/${name}.json`
      // A translation is not a shared section of its own.
      if (sourceOfTranslation(file)) return []
      const showing = pagesShowing(site, file)
      const [first] = showing
      const types = first ? first.sources.flatMap((source, index) => (source.file === file ? [first.sections[index]!.type] : [])) : []
      const section = first?.sources.findIndex((source) => source.file === file) ?? -1
      return { name, types, pages: showing.length, shownOn: first && section !== -1 ? { path: first.path, section } : null }
    }),
    language: site.settings.language,
    spelling: spellingOf(site.settings.language, site.settings.addresses),
    texts: findFiles(configDir)
      .filter(isTextFile)
      .map((file) => ({ file, page: pageOfText(site, file) })),
    menus: {
      header: header.entries.map(({ key, title, groups }) => ({
        key,
        title,
        groups: groups.map((group) => ({ key: group.key, title: group.productTitle })),
      })),
      footer: footer.columns.map(({ key, title }) => ({ key, title })),
    },
    suggestions: {
      link: [...values.pages, ...(values.anchors ?? [])],
      page: values.pages,
      icon: [...iconNames()],
      asset: values.assets,
      collection: values.collections,
      fragment: values.fragments,
      tone: values.tones,
    },
  }
}

/** The page that shows a text; if it is shared, the first one. */
function pageOfText(site: Site, text: string): string | null {
  const naming = site.references('markdownFile').find(({ value, file }) => posix.join(posix.dirname(file), value) === text)
  return (naming && pagesShowing(site, naming.file)[0]?.path) ?? null
}
