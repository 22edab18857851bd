import type { KeyPath } from '#src/site/site.ts'
import { fieldId } from './fieldId.ts'

/** Opens what a field lies in and goes there; to what is around it when it is not there itself. */
export function focusField(keyPath: KeyPath): void {
  for (let keys = keyPath; keys.length > 0; keys = keys.slice(0, -1)) {
    const found = document.getElementById(fieldId(keys))
    if (!found) continue
    for (let around = found.closest('details'); around; around = around.parentElement!.closest('details')) around.open = true
    return found.focus()
  }
}
