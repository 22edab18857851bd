import { useMachine } from '@xstate/react'
import type { FormEvent } from 'react'
import { fromPromise } from 'xstate'
import { useSite } from '#src/ui/SiteContext.ts'
import { messageText } from '#src/site/forms/messageText.ts'
import { typedValues } from '#src/site/forms/typedValues.ts'
import { mailtoHref, postJson } from './delivery.ts'
import { clearDraft } from './formDraft.ts'
import { readValues } from './fieldElements.ts'
import type { FormProps } from '#src/site/forms/formTypes.ts'
import { submissionMachine, type Submitted } from './submission.machine.ts'
import { checkValues } from '#src/site/forms/checkValues.ts'

/** Name of the field that people do not see; whatever fills it in is no person. No declared field can have this name. */
export const TRAP_NAME = '_more'

/** Checks and sends the form. `check` says what was corrected since the last submission was refused. */
export function useSubmission(props: FormProps) {
  const { name, fields, delivery } = props
  const { backends } = useSite()
  const [snapshot, send] = useMachine(
    submissionMachine.provide({
      actors: {
        post: fromPromise(async ({ input }) => {
          if (delivery.kind !== 'endpoint') return 'failed'
          const outcome = await postJson(backends[delivery.service] + delivery.path, input)
          // Also when the visitor has left the page meanwhile.
          if (outcome === 'sent') clearDraft(name)
          return outcome
        }),
      },
      actions: { openMail: (_, href) => openLink(href) },
    }),
  )

  function messageOf(form: HTMLFormElement, values: ReturnType<typeof readValues>): Submitted['message'] {
    if (delivery.kind === 'mailto') {
      const text = messageText(fields, values)
      return { way: 'mail', mail: { to: delivery.to, href: mailtoHref(delivery, text), text } }
    }
    const isTrapped = Boolean(form.querySelector<HTMLInputElement>(`[name="${TRAP_NAME}"]`)?.value)
    return isTrapped ? { way: 'nowhere' } : { way: 'post', body: typedValues(fields, values) }
  }

  return {
    ...snapshot.context,
    isRefused: snapshot.matches({ open: 'refused' }),
    isSending: snapshot.matches('sending'),
    isSent: snapshot.matches('sent'),
    hasFailed: snapshot.matches({ open: 'failed' }),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      const values = readValues(event.currentTarget, fields)
      send({ type: 'submit', errors: checkValues(fields, values, props), message: messageOf(event.currentTarget, values) })
    },
    check(form: HTMLFormElement) {
      send({ type: 'type', wrong: checkValues(fields, readValues(form, fields), props).map((error) => error.name) })
    },
  }
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
