import { videoPlayers } from '#src/site/head/videoPlayers.ts'
import { cspHosts } from '#src/site/head/cspHosts.ts'
import type { Site } from '#src/site/site.ts'
import type { CspHosts } from './securityHeaders.ts'

/**
 * The other hosts that the site’s pages may use: those of switched-on services, of backends that its forms are delivered to or its tools
 * ask, and of the companies whose videos it plays.
 */
export function siteHosts(site: Site): CspHosts {
  const deliveries = site.pages.flatMap(({ uses }) => uses.services)
  const videos = site.pages.flatMap(({ uses }) => uses.players.map((kind) => new URL(videoPlayers[kind].embed('id')).origin))
  const hosts = cspHosts(site.settings, deliveries)
  return videos.length > 0 ? { ...hosts, player: [...new Set(videos)] } : hosts
}
