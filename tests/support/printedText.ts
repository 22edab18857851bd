import { afterEach, beforeEach, vi } from 'vitest'

/** Captures the text that a test prints; emptied before each test. */
export function printedText(): { log: string; error: string } {
  const printed = { log: '', error: '' }
  beforeEach(() => {
    printed.log = ''
    printed.error = ''
    vi.spyOn(console, 'log').mockImplementation((text: string) => void (printed.log += `${text}\n`))
    vi.spyOn(console, 'error').mockImplementation((text: string) => void (printed.error += `${text}\n`))
  })
  afterEach(() => void vi.restoreAllMocks())
  return printed
}
