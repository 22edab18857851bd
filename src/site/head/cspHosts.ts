import type { SiteSettings } from '#schemas/site.ts'

/** Hosts that a page may use, by CSP directive. */
export type SwitchedOnHosts = Partial<Record<'script' | 'style' | 'img' | 'connect' | 'frame' | 'form', string[]>>

const ANALYTICS = {
  script: ['https://www.googletagmanager.com'],
  img: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
}

/**
 * Hosts that the content security policy must allow for the enabled services: statistics, error reports, booking, an external receiver of
 * forms, and the backend services of forms. Empty if all are off.
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
