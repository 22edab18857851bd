// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ErrorReports } from '#src/services/services.ts'
import { silentServices } from '#src/services/silentServices.ts'
import { mount, type MountedView } from '#tests/support/mount.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { ServicesContext } from './ServicesContext.ts'

const report = vi.fn<ErrorReports['report']>()
const error = new Error('no brakes')
const Fallback = ({ retry }: { retry(): void }) => <button onClick={retry}>Retry</button>
let isBroken: boolean
let view: MountedView

function Bike() {
  if (isBroken) throw error
  return <p>A bike</p>
}

async function show(onRetry: () => void = () => {}) {
  view = await mount(
    <ServicesContext value={{ ...silentServices, errors: { report } }}>
      <h1>Bikes</h1>
      <ErrorBoundary source={{ from: 'section', sectionType: 'hero', sectionId: 'bike' }} Fallback={Fallback} onRetry={onRetry}>
        <Bike />
      </ErrorBoundary>
    </ServicesContext>,
  )
}

beforeEach(() => {
  isBroken = true
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  await view.unmount()
  vi.restoreAllMocks()
  report.mockReset()
})

test('R6.5 what fails is replaced by its fallback; what stands around it keeps working', async () => {
  await show()
  expect(view.host.textContent).toBe('BikesRetry')
})

test('R6.6 a failure is reported once, with where it comes from', async () => {
  await show()
  expect(report).toHaveBeenCalledExactlyOnceWith(error, { from: 'section', sectionType: 'hero', sectionId: 'bike' })
})

test('R6.5 a retry fetches what is missing and renders again', async () => {
  await show(() => {
    isBroken = false
  })
  await act(async () => view.host.querySelector('button')!.click())
  expect(view.host.textContent).toBe('BikesA bike')
})

test('R6.5 a retry in vain shows the fallback again, and reports again', async () => {
  await show()
  await act(async () => view.host.querySelector('button')!.click())
  expect(view.host.textContent).toBe('BikesRetry')
  expect(report).toHaveBeenCalledTimes(2)
})
