import { expect, test, vi } from 'vitest'
import { BOOKING_PATIENCE_MS } from './booking/bookingPatience.ts'
import { lateServices } from './lateServices.ts'
import type { Services } from './services.ts'
import { silentServices } from './silentServices.ts'

const on = { analytics: { trackingId: 'G-BIKES12', consent: 'advanced' }, errorReports: {} } as const
const openPage = vi.fn()
const settle = () => new Promise<void>((resolve) => queueMicrotask(resolve))

function spies() {
  const pageView = vi.fn()
  const report = vi.fn()
  const open = vi.fn()
  const close = vi.fn()
  const services: Services = { ...silentServices, analytics: { pageView, event: vi.fn() }, errors: { report }, booking: { open, close } }
  return { services, pageView, report, open, close }
}

test('R6.1 calls wait for the code and are made in their order', async () => {
  const { services, pageView } = spies()
  const late = lateServices(on, () => Promise.resolve(services), openPage)
  late.analytics.pageView({ path: '/', title: 'Home' })
  late.analytics.pageView({ path: '/about', title: 'About' })
  expect(pageView).not.toHaveBeenCalled()
  late.start()
  await settle()
  late.analytics.pageView({ path: '/contact', title: 'Contact' })
  expect(pageView.mock.calls.map(([{ path }]) => path)).toEqual(['/', '/about', '/contact'])
})

test('R6.1 where nothing is switched on, no code is fetched', () => {
  const load = vi.fn(() => Promise.resolve(silentServices))
  lateServices({ analytics: { consent: 'strict' }, errorReports: {} }, load, openPage).start()
  expect(load).not.toHaveBeenCalled()
})

test('the code is fetched once, however often it is started', () => {
  const load = vi.fn(() => Promise.resolve(silentServices))
  const late = lateServices(on, load, openPage)
  late.start()
  late.start()
  expect(load).toHaveBeenCalledOnce()
})

test('T01 at most fifty calls wait', async () => {
  const { services, report } = spies()
  const late = lateServices(on, () => Promise.resolve(services), openPage)
  for (let index = 0; index < 500; index += 1) late.errors.report(index)
  late.start()
  await settle()
  expect(report).toHaveBeenCalledTimes(50)
})

test('T07 code that cannot be fetched is done without, quietly', async () => {
  const late = lateServices(on, () => Promise.reject(new Error('blocked')), openPage)
  late.errors.report(new Error('lost'))
  late.start()
  await settle()
  expect(() => late.analytics.event({ kind: 'menu', service: 'Repairs' })).not.toThrow()
})

test('a call that fails holds up no other', async () => {
  const { services, open } = spies()
  services.analytics.pageView = () => {
    throw new Error('broken')
  }
  const late = lateServices(on, () => Promise.resolve(services), openPage)
  late.analytics.pageView({ path: '/', title: 'Home' })
  late.booking.open()
  late.start()
  await settle()
  expect(open).toHaveBeenCalledOnce()
})

test('T11 closing what was never opened loads nothing and waits for nothing', async () => {
  const { services, close } = spies()
  const late = lateServices(on, () => Promise.resolve(services), openPage)
  late.booking.close()
  late.start()
  await settle()
  expect(close).not.toHaveBeenCalled()
})

test('R6.3 a booking asked for early opens once the code is there', async () => {
  const { services, open } = spies()
  const late = lateServices(on, () => Promise.resolve(services), openPage)
  late.booking.open()
  late.start()
  await settle()
  expect(open).toHaveBeenCalledOnce()
})

test('R6.3 T10 a booking whose code does not arrive opens the booking page', async () => {
  const late = lateServices(on, () => Promise.reject(new Error('blocked')), openPage)
  late.booking.open()
  late.start()
  await settle()
  expect(openPage).toHaveBeenCalledOnce()
})

test('R6.3 T10 a booking whose code takes too long opens the booking page, once', async () => {
  vi.useFakeTimers()
  openPage.mockClear()
  const { services, open } = spies()
  let arrive: (services: Services) => void = () => {}
  const late = lateServices(on, () => new Promise((resolve) => (arrive = resolve)), openPage)
  late.booking.open()
  late.start()
  late.booking.open()
  vi.advanceTimersByTime(BOOKING_PATIENCE_MS - 1)
  expect(openPage).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(openPage).toHaveBeenCalledOnce()
  arrive(services)
  await settle()
  expect(open).not.toHaveBeenCalled()
  vi.useRealTimers()
})
