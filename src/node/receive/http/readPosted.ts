import { PagePath } from '#schemas/atoms.ts'
import { plainAddress } from '#schemas/plainAddress.ts'
import type { Field, Values } from '#src/site/forms/formTypes.ts'
import { ownFields } from '#src/site/forms/receiverProtocol.ts'
import { isFields } from '#src/site/isFields.ts'
import type { Multipart, PostedFile } from './readMultipart.ts'
import { cleanValues } from './cleanValues.ts'

/** The posted data, cleaned. */
export type Posted = {
  values: Values
  /** Path of the page; empty if it is invalid. */
  page: string
  isTrapped: boolean
  /** How long the visitor took, in milliseconds; undefined if not measured. */
  elapsed?: number | undefined
  proof?: string | undefined
  files?: readonly PostedFile[] | undefined
}

/** Reads JSON as posted by a page, or null if it is invalid. */
export function readPostedJson(body: string, fields: readonly Field[]): Posted | null {
  let posted: unknown
  try {
    posted = JSON.parse(body)
  } catch {
    return null
  }
  if (!isFields(posted) || !isFields(posted.values)) return null
  const { values, page, trap, elapsed, proof } = posted
  return {
    values: cleanValues(fields, (name) => (Object.hasOwn(values as object, name) ? (values as Record<string, unknown>)[name] : undefined)),
    page: pathOf(page),
    isTrapped: typeof trap === 'string' && trap.trim() !== '',
    elapsed: typeof elapsed === 'number' && elapsed >= 0 ? elapsed : 0,
    proof: typeof proof === 'string' ? proof : undefined,
  }
}

/** Reads a form with files, as posted by a page or by a browser without a script. */
export function readPostedFiles({ sent, files }: Multipart, fields: readonly Field[]): Posted {
  const posted = readPostedForm(sent, fields)
  const [elapsed, proof] = [sent.get(ownFields.elapsed), sent.get(ownFields.proof)]
  const names = Object.fromEntries(
    fields.flatMap(({ name }) => {
      const own = files.filter(({ field }) => field === name)
      return own.length > 0 ? [[name, own.map((file) => file.name).join('\n')]] : []
    }),
  )
  return {
    ...posted,
    values: { ...posted.values, ...names },
    elapsed: elapsed === null ? undefined : Math.max(0, Number(elapsed) || 0),
    proof: proof || undefined,
    files,
  }
}

/** Reads a form as posted by a browser without a script. A checked box may have the value `on`; several choices are sent one by one. */
export function readPostedForm(sent: URLSearchParams, fields: readonly Field[]): Posted {
  const agreements = new Set(fields.filter(({ kind }) => kind === 'agreement').map(({ name }) => name))
  return {
    values: cleanValues(fields, (name) => {
      const value = sent.getAll(name).join(',')
      return value === 'on' && agreements.has(name) ? 'true' : value
    }),
    page: pathOf(sent.get(ownFields.page)),
    isTrapped: (sent.get(ownFields.trap) ?? '').trim() !== '',
  }
}

/** The longest path with each letter percent-encoded. */
const MAX_PAGE = 1800

function pathOf(page: unknown): string {
  if (typeof page !== 'string' || page.length > MAX_PAGE) return ''
  const path = plainAddress(page)
  return PagePath.safeParse(path).success && !/[?#]/.test(path) ? path : ''
}
