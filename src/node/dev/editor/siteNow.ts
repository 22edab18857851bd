import type { PreviewContext } from '#src/node/dev/previewContext.ts'
import type { Loaded } from '#src/node/config/loadSite.ts'
import { loadDraft } from '#src/node/edit/loadDraft.ts'
import type { Problem } from '#src/site/problem.ts'
import type { Site } from '#src/site/site.ts'

/**
 * The site as it is on disk at this moment, which the preview may not have seen yet, with what is wrong with it; while that is broken, the
 * last good one, or undefined when there was none. `loaded` is what is known of it, as after an edit of one’s own.
 */
export function siteNow(
  { configDir, preview }: PreviewContext,
  { site, problems } = loadDraft(configDir, []) as Pick<Loaded, 'site' | 'problems'>,
): { site: Site | undefined; problems: Problem[] } {
  return { site: site ?? preview.good?.site, problems }
}
