import { afterEach, beforeEach, vi } from 'vitest'

/** Captures the lines that a test prints; emptied before each test. */
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
