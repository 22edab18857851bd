import { labelOf } from '#src/editor/labelOf.ts'
import type { OutlineRow } from './outlineOf.ts'

/** The name of a section in button labels: `Quote 6`. */
export function rowName({ type, shownAt, shared }: OutlineRow): string {
  if (shared !== null) return `Shared: ${labelOf(shared.replaceAll('-', ' '))}`
  return shownAt === null ? labelOf(type) : `${labelOf(type)} ${shownAt + 1}`
}
