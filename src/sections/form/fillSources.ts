import type { Field } from '#src/site/forms/formTypes.ts'
import { pathOf } from '#src/site/base/pathOf.ts'
import { pagePath } from '#src/site/pages/pagePath.ts'
import { isAllowedSource } from '#src/site/forms/isAllowedSource.ts'
import { writeValue } from './fieldElements.ts'
import { readSession, writeSession } from './session.ts'

type Source = Extract<Field, { kind: 'source' }>

/** How a visit began: the address of its first page, and that of the page that led there, empty if unknown. */
type Beginning = { first: string; referrer: string }

const SOURCE_KEY = 'source'

/** Fills the source fields of a form, if the visit has a value that they accept. */
export function fillSources(form: HTMLFormElement, fields: readonly Field[]): void {
  const sources = fields.filter((field): field is Source => field.kind === 'source')
  if (sources.length === 0) return
  const visit = beginning()
  for (const field of sources) {
    const value = valueOf(field, visit)
    writeValue(form, field, isAllowedSource(field, value) ? value : '')
  }
}

function valueOf({ from }: Source, { first, referrer }: Beginning): string {
  if (from === 'firstPage') {
    const { pathname } = new URL(first)
    return pagePath(pathOf(pathname) ?? pathname)
  }
  if (from === 'referrer') {
    const page = referrer ? new URL(referrer) : null
    return page && page.host !== window.location.host ? page.hostname : ''
  }
  const queries = [window.location.search, new URL(first).search]
  return queries.map((query) => new URLSearchParams(query).get(from.slice(1))).find(Boolean) ?? ''
}

/** Stored in this tab, because a reload begins a document with the page that is open then. */
function beginning(): Beginning {
  const [document] = performance.getEntriesByType('navigation')
  const now = { first: document?.name ?? window.location.href, referrer: window.document.referrer }
  const kept = keptBeginning()
  if (!kept) writeSession(SOURCE_KEY, JSON.stringify(now))
  return kept ?? now
}

function keptBeginning(): Beginning | null {
  try {
    const { first, referrer } = JSON.parse(readSession(SOURCE_KEY) ?? '{}') as Beginning
    return { first: new URL(first).href, referrer: referrer && new URL(referrer).href }
  } catch {
    return null
  }
}
