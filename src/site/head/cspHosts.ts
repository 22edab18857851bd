import type { SiteSettings } from '#schemas/site.ts'

/** Hosts that a page may use, by what it may do with them. */
export type SwitchedOnHosts = Partial<Record<'script' | 'style' | 'img' | 'connect' | 'frame' | 'form', string[]>>

const ANALYTICS = {
  script: ['https://www.googletagmanager.com'],
  img: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
}

/**
 * The hosts that the content security policy must allow for what config has switched on: statistics, error reports, booking, the receiver
 * of forms where it stands elsewhere, and the backend services that forms are delivered to. Empty when everything is off.
 */
export function cspHosts(
  settings: Pick<SiteSettings, 'analytics' | 'errorReports' | 'booking' | 'backends'> & { forms: Pick<SiteSettings['forms'], 'receiver'> },
  deliveries: readonly ('admin' | 'user')[] = [],
): SwitchedOnHosts {
  const { analytics, errorReports, booking, backends, forms } = settings
  const receiver = forms.receiver ?? []
  const statistics = analytics.trackingId ? ANALYTICS : { script: [], img: [], connect: [] }
  const hosts = {
    script: statistics.script,
    img: statistics.img,
    connect: [
      ...statistics.connect,
      ...[errorReports.dsn ?? [], receiver, deliveries.flatMap((service) => backends[service] ?? [])].flat().map(originOf),
    ],
    frame: booking ? [originOf(booking.url)] : [],
    form: [receiver].flat().map(originOf),
  }
  return Object.fromEntries(Object.entries(hosts).flatMap(([use, list]) => (list.length > 0 ? [[use, [...new Set(list)]]] : [])))
}

function originOf(address: string): string {
  return new URL(address).origin
}
