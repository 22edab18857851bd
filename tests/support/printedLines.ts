import { afterEach, beforeEach, vi } from 'vitest'

/** What is printed while a test runs, in place of printing it; empty again for each test. */
export function printedLines(): { log: string[]; error: string[] } {
  const printed = { log: [] as string[], error: [] as string[] }
  beforeEach(() => {
    printed.log = []
    printed.error = []
    vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.log.push(text))
    vi.spyOn(console, 'error').mockImplementation((text: string) => void printed.error.push(text))
  })
  afterEach(() => void vi.restoreAllMocks())
  return printed
}
