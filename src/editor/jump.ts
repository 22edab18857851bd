import { focusFirstField } from './focusField.ts'

const AREAS = ['nav[aria-label="Sections"]', 'main', 'aside[aria-label="Properties"]'] as const

/** Focuses the next or previous area of the editor: the list, the page, the fields. `focusPage` focuses the framed page. */
export function jump(way: 1 | -1, focusPage: () => void): void {
  if (document.querySelector('[role="dialog"]')) return
  const now = AREAS.findIndex((area) => document.activeElement?.closest(area))
  const next = now === -1 ? (way === 1 ? 0 : AREAS.length - 1) : (now + way + AREAS.length) % AREAS.length
  if (AREAS[next] === 'main') {
    const tool = document.querySelector<HTMLElement>('main [role="toolbar"] button:not(:disabled)')
    return tool ? tool.focus() : focusPage()
  }
  if (next === 0) return focusList()
  focusFirstField()
}

/** Focuses the selected row of the list, or its first button. */
export function focusList(): void {
  const list = document.querySelector(AREAS[0])
  ;(list?.querySelector<HTMLElement>('[aria-current="true"]') ?? list?.querySelector<HTMLElement>('button'))?.focus()
}
