import { loadSite } from '#src/node/config/loadSite.ts'
import { problemsAsText } from '#src/node/validate/reporters/text.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import { type Edit, editedBakery } from './editedBakery.ts'

/** Loads the bakery with edits. Throws if the edits cause errors. */
export function bakerySite(edits: Record<string, Edit> = {}): Site {
  const { site, problems } = loadSite(editedBakery(edits))
  if (!site) throw new Error(problemsAsText(problems))
  return site
}

/** A page of a site; throws if there is none. */
export function pageAt(site: Site, path: string): SitePage {
  const page = findPage(site, path)
  if (!page) throw new Error(`${path} is not a page`)
  return page
}
