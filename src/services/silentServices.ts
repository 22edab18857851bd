import type { Services } from './services.ts'

function nothing() {}

/** Services that do nothing: on the server, in tests, and if config disables everything. */
export const silentServices: Services = {
  analytics: { pageView: nothing, event: nothing },
  consent: { state: () => 'unasked', isStrict: true, question: () => 'closed', answer: nothing, ask: nothing, subscribe: () => nothing },
  booking: { open: nothing, close: nothing },
  errors: { report: nothing },
}
