import type { Field } from '#src/site/forms/formTypes.ts'
import { controlOf, readValues, writeValue } from './fieldElements.ts'
import { readSession, writeSession } from './session.ts'

/** Keys shared by whole pages; the app clears them on pages that do not keep their session. */
const AGREEMENT_KEY = 'agreement'
const SEARCH_PARAMS_KEY = 'searchParams'

const draftKey = (formName: string) => `draft:${formName}`
const stepKey = (formName: string) => `draft:${formName}:step`
// Visitors agree again on every visit, unless the page keeps its session. Browsers do not let pages choose files.
const isTyped = ({ kind }: Field) => kind !== 'agreement' && kind !== 'source' && kind !== 'file'

/**
 * Stores the typed values, so that they survive a reload: `values` without choices that match the query, and `search`, the current query.
 */
export function saveDraft(form: HTMLFormElement, formName: string, fields: Field[]): void {
  const own = fields.filter((field) => isTyped(field) && controlOf(form, field.name)?.value !== namedByQuery(field))
  writeSession(draftKey(formName), JSON.stringify({ search: query(), values: readValues(form, own) }))
}

/** Deletes the draft, and the step that was open. */
export function clearDraft(formName: string): void {
  writeSession(draftKey(formName), null)
  writeSession(stepKey(formName), null)
}

/** Stores which step of the form is open. */
export function saveStep(formName: string, step: number): void {
  writeSession(stepKey(formName), String(step))
}

/** The stored step; the first one (0) if none is stored. */
export function keptStep(formName: string): number {
  return Number(readSession(stepKey(formName)) ?? 0)
}

/**
 * Fills fields that are still empty: from the draft, and choices from the URL or the saved search parameters. If the query has changed
 * since the draft was saved, its choice takes precedence: the visitor has just followed that link.
 */
export function restoreDraft(form: HTMLFormElement, formName: string, fields: Field[]): void {
  const draft = readDraft(formName)
  for (const field of fields.filter(isTyped)) {
    if (readValues(form, [field])[field.name]) continue
    const named = namedByQuery(field)
    const typed = draft.values[field.name] ?? ''
    const value = typed && draft.search === query() ? typed : named || typed
    const fits = field.kind !== 'choice' || field.options.some((option) => option.value === value)
    if (value && fits) writeValue(form, field, value)
  }
}

/** The current query: that of the URL or, if empty, the saved search parameters. */
function query(): string {
  return window.location.search || (readSession(SEARCH_PARAMS_KEY) ?? '')
}

/** The choice that the query has for a field; empty if it has none. */
function namedByQuery(field: Field): string {
  return field.kind === 'choice' && field.fromQuery ? (new URLSearchParams(query()).get(field.fromQuery) ?? '') : ''
}

function readDraft(formName: string): { search: string; values: Record<string, string> } {
  try {
    const { search, values } = JSON.parse(readSession(draftKey(formName)) ?? '{}') as { search?: unknown; values?: object }
    const texts = Object.entries(values ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    return { search: String(search), values: Object.fromEntries(texts) }
  } catch {
    return { search: '', values: {} }
  }
}

/**
 * Whether the page of this element keeps its session (R2.2). The page sets `data-session="keep"` on an element around its sections;
 * otherwise the session is cleared.
 */
function keepsSession(element: Element): boolean {
  return element.closest<HTMLElement>('[data-session]')?.dataset.session === 'keep'
}

function agreementOf(form: HTMLFormElement, fields: Field[]): HTMLInputElement | null {
  const field = fields.find(({ kind }) => kind === 'agreement')
  const control = field ? controlOf(form, field.name) : null
  return control instanceof HTMLInputElement ? control : null
}

/** Stores whether the first agreement of the form is checked, on pages that keep their session. */
export function saveAgreement(form: HTMLFormElement, fields: Field[]): void {
  const control = agreementOf(form, fields)
  if (control && keepsSession(form)) writeSession(AGREEMENT_KEY, control.checked ? 'true' : null)
}

/** Checks the first agreement of the form if its page has stored it. */
export function restoreAgreement(form: HTMLFormElement, fields: Field[]): void {
  const control = agreementOf(form, fields)
  if (control && keepsSession(form) && readSession(AGREEMENT_KEY) === 'true') control.checked = true
}

/** Fills the form with an earlier message, except for agreements, as if it were typed now; focuses the first field. */
export function fillForm(form: HTMLFormElement, fields: Field[], values: Record<string, string>): void {
  for (const field of fields.filter(isTyped)) {
    const fits = field.kind !== 'choice' || field.options.some(({ value }) => value === values[field.name])
    if (fits) writeValue(form, field, values[field.name] ?? '')
  }
  form.dispatchEvent(new Event('input', { bubbles: true }))
  controlOf(form, fields[0]?.name ?? '')?.focus()
}
