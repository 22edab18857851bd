import { diskCache } from '#src/node/config/cache/diskCache.ts'
import { loadKept } from '#src/node/config/loadKept.ts'
import { type ConfigCache, configCache } from '#src/node/config/cache/configCache.ts'
import { readMoment } from '#src/node/text/moment.ts'
import { BUILD_ID } from '#src/node/dev/buildId.ts'
import type { PreviewContext } from '#src/node/dev/previewContext.ts'
import type { GoodSite } from '#src/node/dev/preview.ts'
import { draftMemory } from '#src/node/edit/draftMemory.ts'
import { loadDraft } from '#src/node/edit/loadDraft.ts'
import { contentHash } from '#src/node/files/hashes.ts'
import { makeFrame } from '#src/node/render/makeFrame.ts'
import { ownCodeFailure } from '#src/node/render/ownCodeError.ts'
import { committedConfig } from '#src/node/review/committedConfig.ts'
import type { Loaded } from '#src/node/config/loadSite.ts'
import { asLive } from './asLive.ts'
import { TEXTS, textsOf } from './textsView.ts'
import { triedThemes } from './triedThemes.ts'

/** A viewable state of the site, and the folder of its files. A failure is one sentence. */
export type SiteView = { good: GoodSite; configDir: string } | { failure: string }

type Kept = { key: unknown; view: Promise<SiteView> }

/** The states requested last: usually several pages of a state are viewed in succession. */
const kept = new Map<string, Kept>()
const MOST_KEPT = 4

/** The prefix of draft names; the file follows. */
const DRAFT = 'draft:'

/** The prefix of the names of commits; the hash follows. */
export const COMMIT = 'commit:'

/** Caches for other points in time, by folder; the preview’s own cache is for now. */
const memories = new Map<string, ConfigCache>()

/**
 * A state of the site by name: `after` is the state of the preview, `before` the last commit, `commit:…` another one, `texts:…` the current
 * files with other texts, `draft:pages/new.json` the preview with that page live, a tried theme the preview with that theme, and any other
 * name is a time, such as `2026-12-01`, at which the current files are shown.
 */
export async function siteView(desk: PreviewContext, name: string): Promise<SiteView> {
  const { configDir, preview, at } = desk
  if (name === 'after') return preview.good ? { good: preview.good, configDir } : { failure: 'The site has not built successfully yet.' }
  if (name === 'before' || name.startsWith(COMMIT)) {
    const committed = await committedConfig(configDir, name === 'before' ? 'HEAD' : name.slice(COMMIT.length))
    if ('failure' in committed) return committed
    const { configDir: folder } = committed
    if (folder === null) return { failure: 'This version does not contain the site.' }
    const load = () => loadKept(folder, { at, memory: configCache({ facts: new Map(draftMemory(configDir).facts) }) })
    return remembered(name, folder, load, folder, name === 'before' ? 'The published site' : 'This version')
  }
  if (name.startsWith(TEXTS)) {
    const drafts = textsOf(name)
    if (!drafts) return { failure: 'Open the version again to show it.' }
    return remembered(name, preview.good, async () => loadDraft(configDir, drafts), configDir, 'This version')
  }
  if (name.startsWith(DRAFT)) {
    const live = asLive(configDir, name.slice(DRAFT.length))
    if ('failure' in live) return live
    // The file itself is read now, because the preview may not have loaded the last write yet.
    const state = `${name} ${contentHash(live.text)}`
    return remembered(state, preview.good, async () => loadDraft(configDir, [live]), configDir, 'The draft')
  }
  if (triedThemes.isOne(name)) {
    const text = triedThemes.textOf(name)
    if (text === undefined) return { failure: 'These colours are no longer tried. Try them again.' }
    return remembered(name, preview.good, async () => loadDraft(configDir, [{ file: 'theme.json', text }]), configDir, 'The tried look')
  }
  const moment = readMoment(name)
  if (moment === undefined) return { failure: 'This is not a valid date and time.' }
  const memory = memories.get(configDir) ?? diskCache(configDir).memory
  memories.set(configDir, memory)
  return remembered(name, preview.good, () => loadKept(configDir, { at: moment, memory }), configDir, 'The site at that moment')
}

/** A state that is rebuilt only when its `key` has changed. */
function remembered(name: string, key: unknown, load: () => Promise<Loaded>, configDir: string, what: string): Promise<SiteView> {
  const known = kept.get(name)
  if (known && known.key === key) return known.view
  const view = load().then(({ site, problems }): SiteView => {
    const errors = problems.filter(({ severity }) => severity === 'error')
    try {
      if (site) return { good: { site, ...makeFrame(site, configDir, BUILD_ID, {}) }, configDir }
    } catch (error) {
      errors.push(...ownCodeFailure(error).problems)
    }
    const [first] = errors
    return {
      failure: `${what} cannot be shown because it has ${errors.length === 1 ? 'an error' : `${errors.length} errors`}${first ? `: ${first.message}` : '.'}`,
    }
  })
  kept.delete(name)
  kept.set(name, { key, view })
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
  return view
}
