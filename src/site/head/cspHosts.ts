import type { SiteSettings } from '#schemas/site.ts'
import { SCRIPT_HOSTS } from './scriptHosts.ts'

/** Hosts that a page may use, by what it may do with them. */
export type SwitchedOnHosts = Partial<Record<'script' | 'style' | 'img' | 'connect' | 'frame', string[]>>

const ANALYTICS = {
  script: [...SCRIPT_HOSTS],
  img: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
}

/**
 * The hosts that the content security policy must allow for what config has switched on: statistics, error reports, booking, and the
 * backend services that forms are delivered to. Empty when everything is off.
 */
export function cspHosts(
  settings: Pick<SiteSettings, 'analytics' | 'errorReports' | 'booking' | 'backends'>,
  deliveries: readonly ('admin' | 'user')[] = [],
): SwitchedOnHosts {
  const { analytics, errorReports, booking, backends } = settings
  const statistics = analytics.trackingId ? ANALYTICS : { script: [], img: [], connect: [] }
  const hosts = {
    script: statistics.script,
    img: statistics.img,
    connect: [...statistics.connect, ...[errorReports.dsn ?? [], deliveries.map((service) => backends[service])].flat().map(originOf)],
    frame: booking ? [originOf(booking.url)] : [],
  }
  return Object.fromEntries(Object.entries(hosts).flatMap(([use, list]) => (list.length > 0 ? [[use, [...new Set(list)]]] : [])))
}

function originOf(address: string): string {
  return new URL(address).origin
}
