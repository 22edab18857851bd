import { typedValues } from '#src/site/forms/typedValues.ts'
import { type PostedForm, ownFields } from '#src/site/forms/receiverProtocol.ts'
import type { KeptMessage } from '#src/store/outbox/KeptMessage.ts'
import { openOutbox } from '#src/store/outbox/openOutbox.ts'
import type { FormView } from './FormView.ts'
import { clearDraft } from './formDraft.ts'
import { postMessage } from './postMessage.ts'
import type { Letter, Outcome } from './submission.machine.ts'
import { clearKey, isOwnKey, renewKey } from './submissionKey.ts'

/** The chosen files, by field. */
type Files = Record<string, File[]>

/**
 * Tries once to deliver a message, in one tab at a time. A delivered message is removed from the browser, even if the visitor has left the
 * page meanwhile; one that can be retried is stored, unless it has files, which the browser
 * cannot store: it is refused. Never rejects.
 */
export async function deliver(form: FormView, { message, proof, isKept }: Letter, files: Files = {}): Promise<Outcome> {
  const { name, delivery, address } = form
  const outbox = openOutbox(name, window)
  return inTurn(`${outbox.name}:${message.key}`, async () => {
    if (isKept && !outbox.list().some(({ key }) => key === message.key)) return { state: 'gone' }
    const by = delivery.kind === 'receiver' ? 'receiver' : 'endpoint'
    const hasFiles = Object.keys(files).length > 0
    const body = hasFiles ? formOf(form, message, proof, files) : bodyOf(form, message, proof)
    const outcome = await postMessage({ url: address, key: message.key, body, by })
    if (outcome.state === 'accepted' || outcome.state === 'held') forget(name, message.key)
    if (outcome.state === 'away' && hasFiles) return { state: 'refused' }
    if (outcome.state === 'away') return { ...outcome, isKept: outbox.keep(message) }
    if (outcome.state !== 'otherContent') return outcome as Outcome
    outbox.remove(message.key)
    const renewed = { ...message, key: renewKey(name, message.values) }
    return { state: 'otherContent', message: renewed, isKept: isKept && outbox.keep(renewed) }
  })
}

/** The message as a form: its values, its files, and what the page adds. */
function formOf({ fields }: FormView, { values, page, trap, elapsed }: KeptMessage, proof: string, files: Files): FormData {
  const form = new FormData()
  for (const { kind, name } of fields) if (kind !== 'file' && values[name] !== undefined) form.set(name, values[name])
  const own = { page, trap, elapsed: String(elapsed), proof }
  for (const [name, field] of Object.entries(ownFields)) form.set(field, own[name as keyof typeof own])
  for (const [name, list] of Object.entries(files)) for (const file of list) if (values[name]) form.append(name, file)
  return form
}

function bodyOf({ fields, delivery }: FormView, { values, page, trap, elapsed }: KeptMessage, proof: string): object {
  if (delivery.kind !== 'receiver') return typedValues(fields, values)
  return { values, page, trap, elapsed, ...(proof && { proof }) } satisfies PostedForm
}

function forget(form: string, key: string): void {
  openOutbox(form, window).remove(key)
  // Text typed since then belongs to another message.
  if (!isOwnKey(form, key)) return
  clearDraft(form)
  clearKey(form)
}

/** Plain HTTP has no locks; there only the key prevents duplicate messages. */
function inTurn<Result>(name: string, job: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request(name, job) : job()
}
