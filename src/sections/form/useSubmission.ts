import { type FormEvent, useRef, useState } from 'react'
import { useSite } from '#src/ui/SiteContext.ts'
import { jsonBody, mailtoHref, messageText, postJson } from './delivery.ts'
import { clearDraft } from './draft.ts'
import { readValues } from './fieldElements.ts'
import type { FieldError, FormProps } from './formTypes.ts'
import { validate } from './validate.ts'

/** Name of the field that people do not see; whatever fills it in is no person. No declared field can have this name. */
export const TRAP_NAME = '_more'

/** Where a submission stands. `attempt` counts the refused ones, so that each gets a summary of its own. */
export type Submission =
  | { phase: 'editing' | 'sending' | 'failed' }
  | { phase: 'refused'; attempt: number; errors: FieldError[] }
  | { phase: 'sent'; mail?: { to: string; href: string; text: string } }

/** Checks and sends the form; while one is under way, further submissions do nothing. */
export function useSubmission(props: FormProps): [Submission, (event: FormEvent<HTMLFormElement>) => void] {
  const { name, fields, delivery } = props
  const { backends } = useSite()
  const [submission, setSubmission] = useState<Submission>({ phase: 'editing' })
  const sending = useRef(false)
  const attempts = useRef(0)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.current) return
    const form = event.currentTarget
    const values = readValues(form, fields)
    const errors = validate(fields, values, props)
    if (errors.length > 0) {
      attempts.current += 1
      return setSubmission({ phase: 'refused', attempt: attempts.current, errors })
    }

    if (delivery.kind === 'mailto') {
      const text = messageText(fields, values)
      const href = mailtoHref(delivery, text)
      openLink(href)
      return setSubmission({ phase: 'sent', mail: { to: delivery.to, href, text } })
    }

    // What fills in the trap learns nothing from the answer.
    if (form.querySelector<HTMLInputElement>(`[name="${TRAP_NAME}"]`)?.value) return setSubmission({ phase: 'sent' })
    sending.current = true
    setSubmission({ phase: 'sending' })
    const outcome = await postJson(backends[delivery.service] + delivery.path, jsonBody(fields, values))
    sending.current = false
    if (outcome === 'sent') clearDraft(name)
    setSubmission({ phase: outcome })
  }

  return [submission, (event) => void submit(event)]
}

/** Follows a link as a click would: the page stays, the e-mail program opens. */
function openLink(href: string): void {
  const link = document.createElement('a')
  link.href = href
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
}
