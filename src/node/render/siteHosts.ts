import { videoPlayers } from '#src/site/head/videoPlayers.ts'
import { ownSections } from '#src/node/sections/ownSections.ts'
import { type SwitchedOnHosts, cspHosts } from '#src/site/head/cspHosts.ts'
import type { Site } from '#src/site/site.ts'
import { type CspHosts, styleHash } from '#src/node/hosting/securityHeaders.ts'
import { SCHEME_SCRIPT } from '#src/site/theme/schemeScript.ts'

/**
 * The other hosts that the site’s pages may use: those of enabled services, of backends of its forms and tools, of the video platforms it
 * embeds, and those declared by its own section types.
 */
export function siteHosts(site: Site): CspHosts {
  const deliveries = site.pages.flatMap(({ uses }) => uses.services)
  const videos = site.pages.flatMap(({ uses }) => uses.players.map((kind) => new URL(videoPlayers[kind].embed('id')).origin))
  const hosts = ownSections().reduce((all, { hosts: more }) => joined(all, more), cspHosts(site.settings, deliveries))
  return {
    ...hosts,
    ...(videos.length > 0 && { player: [...new Set(videos)] }),
    ...(site.theme.scheme === 'choice' && { inlineScript: [styleHash(SCHEME_SCRIPT)] }),
  }
}

function joined(hosts: SwitchedOnHosts, more: SwitchedOnHosts): SwitchedOnHosts {
  const uses = [...new Set([...Object.keys(hosts), ...Object.keys(more)])] as (keyof SwitchedOnHosts)[]
  return Object.fromEntries(uses.map((use) => [use, [...new Set([...(hosts[use] ?? []), ...(more[use] ?? [])])]]))
}
