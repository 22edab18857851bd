import type { KeyPath } from '#src/site/site.ts'
import { fieldId } from './fieldId.ts'

/** Expands the parents of a field and focuses it, or its closest parent if it does not exist. */
export function focusField(keyPath: KeyPath): void {
  for (let keys = keyPath; keys.length > 0; keys = keys.slice(0, -1)) {
    const found = document.getElementById(fieldId(keys))
    if (!found) continue
    for (let around = found.closest('details'); around; around = around.parentElement!.closest('details')) around.open = true
    return found.focus()
  }
}

const FIELD = ':is(input, textarea, select, [contenteditable="true"]):not([aria-hidden], [type="hidden"], :disabled)'

/** Focuses the first visible field of a part, by default of the form; if it has none, its first button. */
export function focusFirstField(part?: Element | null): void {
  const form = part ?? document.querySelector('form[aria-label="Fields"]')
  const found = [...(form?.querySelectorAll<HTMLElement>(FIELD) ?? [])].find((field) => field.checkVisibility())
  ;(found ?? form?.querySelector<HTMLElement>('button'))?.focus()
}
