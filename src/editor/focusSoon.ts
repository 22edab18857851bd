import type { KeyPath } from '#src/site/site.ts'
import { fieldId } from './fieldId.ts'
import { focusField } from './focusField.ts'

/** The number of frames in which a form appears, also on a slow machine. */
const MOST_FRAMES = 300

/** Focuses a field once its form is there. */
export function focusSoon(keyPath: KeyPath, frames = MOST_FRAMES): void {
  if (document.getElementById(fieldId(keyPath))) focusField(keyPath)
  else if (frames > 0) requestAnimationFrame(() => focusSoon(keyPath, frames - 1))
}
