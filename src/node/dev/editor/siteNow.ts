import type { PreviewContext } from '#src/node/dev/previewContext.ts'
import type { Loaded } from '#src/node/config/loadSite.ts'
import { loadDraft } from '#src/node/edit/loadDraft.ts'
import type { Problem } from '#src/site/problem.ts'
import type { Site } from '#src/site/site.ts'

/**
 * The site as it is on disk right now, which the preview may not have loaded yet, with its problems; if it is broken, the last good one, or
 * undefined if there is none. `loaded` is a known result, such as after the editor’s own edit.
 */
export function siteNow(
  { configDir, preview }: Pick<PreviewContext, 'configDir' | 'preview'>,
  { site, problems } = loadDraft(configDir, []) as Pick<Loaded, 'site' | 'problems'>,
): { site: Site | undefined; problems: Problem[] } {
  return { site: site ?? preview.good?.site, problems }
}
