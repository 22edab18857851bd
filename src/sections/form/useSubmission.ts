import { useMachine } from '@xstate/react'
import { type FormEvent, useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { loadChunk } from '#src/services/chunks/loadChunk.ts'
import { checkValues } from '#src/site/forms/checkValues.ts'
import { countedValues } from '#src/site/forms/countedValues.ts'
import { messageText } from '#src/site/forms/messageText.ts'
import { formPath, ownFields } from '#src/site/forms/receiverProtocol.ts'
import type { Field, Values } from '#src/site/forms/formTypes.ts'
import type { KeptMessage } from '#src/store/outbox/KeptMessage.ts'
import { openOutbox } from '#src/store/outbox/openOutbox.ts'
import { useHydrated } from '#src/ui/useHydrated.ts'
import { deliver } from './deliver.ts'
import { chosenFiles, controlOf, readValues } from './fieldElements.ts'
import { clearDraft } from './formDraft.ts'
import type { FormView } from './FormView.ts'
import { mailtoHref } from './mailtoHref.ts'
import { type SubmissionState, type Submitted, submissionMachine } from './submission.machine.ts'
import { clearKey, isOwnKey, submissionKey } from './submissionKey.ts'

/** The pauses before retries, in milliseconds. */
const PAUSES = [5_000, 15_000, 60_000, 180_000, 600_000]

/**
 * Validates and sends the form, or resends a message of an earlier visit, if given. `check` updates which problems of the last submission
 * are fixed.
 */
export function useSubmission(props: FormView, earlier?: KeptMessage) {
  const { name, fields, delivery, address, page } = props
  const live = useHydrated()
  // A form in the initial document is visible before this code runs.
  const [seenAt] = useState(() => (live ? performance.now() : 0))
  /** The files of the last submission. */
  const [files] = useState(heldFiles)
  const [snapshot, send, actor] = useMachine(
    submissionMachine.provide({
      actors: {
        post: fromPromise(({ input }) => deliver(props, input, files.get())),
        prove: fromPromise(async () => {
          const { solveChallenge } = await loadChunk('proof', () => import('./solveChallenge.ts'))
          return solveChallenge(address.replace(formPath(name), formPath('challenge')))
        }),
      },
      actions: {
        openMail: (_, href) => openLink(href),
        drop: (_, message) => message && openOutbox(name, window).remove(message.key),
        discard(_, message) {
          if (!message) return
          openOutbox(name, window).remove(message.key)
          if (!isOwnKey(name, message.key)) return
          clearDraft(name)
          clearKey(name)
        },
      },
    }),
    { input: { pauses: PAUSES, ...(earlier && { message: earlier }) } },
  )

  useEffect(() => {
    const outbox = openOutbox(name, window)
    const isKept = ({ key }: KeptMessage) => outbox.list().some((message) => message.key === key)
    const stop = new AbortController()
    const listen = { signal: stop.signal }
    if (!earlier && address) {
      const own = outbox.list().find(({ key }) => isOwnKey(name, key))
      if (own) send({ type: 'resume', message: own })
    }
    /** Stores a message that has no answer yet when the visitor leaves the page. */
    function keepUnanswered() {
      const now = actor.getSnapshot()
      if (now.matches('sending') && now.context.message && Object.keys(files.get()).length === 0) outbox.keep(now.context.message)
    }
    window.addEventListener('online', () => send({ type: 'online' }), listen)
    window.addEventListener('pagehide', keepUnanswered, listen)
    window.addEventListener(
      'storage',
      ({ key }) => {
        const { message, isKept: wasKept } = actor.getSnapshot().context
        if ((key === outbox.name || key === null) && message && wasKept && !isKept(message)) send({ type: 'gone' })
      },
      listen,
    )
    return () => {
      stop.abort()
      keepUnanswered()
    }
  }, [name, address, earlier, actor, files, send])

  function messageOf(form: HTMLFormElement, values: Values): Submitted['message'] {
    if (delivery.kind === 'mailto') {
      const text = messageText(fields, values)
      return { way: 'mail', mail: { to: delivery.to, href: mailtoHref(delivery, text), text } }
    }
    const trap = controlOf(form, ownFields.trap)?.value ?? ''
    // A receiver checks suspected spam itself; a backend does not know about the trap.
    if (trap && delivery.kind === 'endpoint') return { way: 'nowhere' }
    const elapsed = Math.round(performance.now() - seenAt)
    return { way: 'post', message: { key: submissionKey(name, values), at: Date.now(), page, values, trap, elapsed } }
  }

  const { context } = snapshot
  return {
    ...context,
    /** The state as a single word. */
    state: wordOf(snapshot.value),
    send,
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      const values = countedValues(fields, readValues(event.currentTarget, fields))
      files.set(chosenFiles(event.currentTarget, fields))
      send({
        type: 'submit',
        errors: checkValues(fields, values, { ...props, files: files.get() }),
        message: messageOf(event.currentTarget, values),
      })
    },
    /** Whether these fields are right; otherwise their problems are shown, like those of a submission. */
    isRight(form: HTMLFormElement, part: readonly Field[]): boolean {
      const values = countedValues(fields, readValues(form, fields))
      const errors = checkValues(fields, values, { ...props, files: chosenFiles(form, fields) }).filter(({ name }) =>
        part.some((field) => field.name === name),
      )
      if (errors.length > 0) send({ type: 'submit', errors, message: messageOf(form, values) })
      return errors.length === 0
    },
    check(form: HTMLFormElement) {
      const wrong = checkValues(fields, readValues(form, fields), { ...props, files: chosenFiles(form, fields) })
      send({ type: 'type', wrong: wrong.map((error) => error.name) })
    },
  }
}

/** Holds files, which are not part of any message that is stored. */
function heldFiles(): { get(): Record<string, File[]>; set(files: Record<string, File[]>): void } {
  let held: Record<string, File[]> = {}
  return { get: () => held, set: (files) => void (held = files) }
}

/** `{ open: 'editing' }` is `editing`, `{ sending: 'posting' }` is `sending`. */
function wordOf(value: string | object): SubmissionState {
  const words = typeof value === 'string' ? [value] : Object.entries(value as Record<string, string>).flat()
  return words.find((word) => word !== 'open') as SubmissionState
}

/** Follows a link like a click: the page stays, and the e-mail program opens. */
function openLink(href: string): void {
  const link = document.createElement('a')
  link.href = href
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
}
