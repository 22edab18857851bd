import { perConfig } from '#src/site/checks/perConfig.ts'
import type { Site } from '#src/site/site.ts'
import { FEED_FORMATS, feedPlaces } from './siteFeeds.ts'

type FeedSite = Pick<Site, 'pages'> & Partial<Pick<Site, 'settings' | 'collections' | 'languages'>>

/** The addresses of all feeds to which links may lead, in every format and language. */
export const feedAddresses = perConfig(({ settings, collections = {}, languages = [], pages }: FeedSite): ReadonlySet<string> => {
  if (!settings) return new Set()
  const views = [{ settings, collections }, ...languages].map((own, index) => {
    const language = index === 0 ? undefined : own.settings.language
    return { ...own, languages, pages: pages.filter((page) => page.language === language) }
  })
  return new Set(
    views.flatMap((view) =>
      Object.keys(view.collections).flatMap((name) =>
        feedPlaces(view, name).flatMap(({ base }) => FEED_FORMATS.map(({ ending }) => base + ending)),
      ),
    ),
  )
})
