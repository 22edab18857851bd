import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { Notice } from '#src/sections/Notice.tsx'
import type { KeptMessage } from '#src/store/outbox/KeptMessage.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import { messageText } from '#src/site/forms/messageText.ts'
import type { FormView } from './FormView.ts'
import { isFocusLost } from './isFocusLost.ts'
import { MailInstead } from './MailInstead.tsx'
import { MessageText } from './MessageText.tsx'
import type { SubmissionState } from './submission.machine.ts'
import { useSubmission } from './useSubmission.ts'

type Props = {
  form: FormView
  message: KeptMessage
  /** Copies the message into the form. */
  onChange(message: KeptMessage): void
}

const SEVERITY: Partial<Record<SubmissionState, 'success' | 'error' | 'warning'>> = {
  accepted: 'success',
  held: 'success',
  failed: 'error',
  refused: 'error',
  givenUp: 'error',
}

/** States without further actions. */
const isOver = (state: SubmissionState) => state === 'accepted' || state === 'held' || state === 'removed' || state === 'gone'

/**
 * An undelivered message of an earlier visit: the visitor can send it, but it is never sent automatically. Its result is shown in the same
 * place.
 */
export function EarlierMessage({ form, message, onChange }: Props) {
  const { fields, waiting, success, held, failure } = form
  const { state, why, errors, send } = useSubmission(form, message)
  const { words, language } = useSite()
  const box = useRef<HTMLDivElement>(null)
  const hasEnded = isOver(state)
  useEffect(() => {
    if (hasEnded && isFocusLost()) box.current?.focus()
  }, [hasEnded])
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(message.at)
  const said: Partial<Record<SubmissionState, string>> = {
    accepted: `${success.title}. ${success.text}`,
    held: `${held.title}. ${held.text}`,
    removed: waiting.removed,
    gone: waiting.elsewhere,
    waiting: waiting[why],
    failed: failure,
    givenUp: failure,
    refused: [failure, ...errors.map((error) => error.message)].join(' '),
  }
  const isBusy = state === 'sending'

  function change() {
    if (isBusy) return
    send({ type: 'change' })
    onChange(message)
  }
  return (
    <Notice severity={SEVERITY[state] ?? 'info'} role="group" className="earlier" data-state={state} ref={box} tabIndex={-1}>
      <div role="status">{said[state] ?? waiting.earlier.replace('{day}', day)}</div>
      {!hasEnded && (
        <>
          <Box component="details" sx={{ mt: 1, mb: 1.5 }}>
            <summary>{form.title}</summary>
            <MessageText label={form.title}>{messageText(fields, message.values)}</MessageText>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Button size="small" onClick={() => !isBusy && send({ type: 'again' })} aria-disabled={isBusy || undefined}>
              {waiting.send}
            </Button>
            <Button size="small" variant="outlined" onClick={change} aria-disabled={isBusy || undefined}>
              {waiting.change}
            </Button>
            <Button size="small" variant="text" onClick={() => !isBusy && send({ type: 'remove' })} aria-disabled={isBusy || undefined}>
              <Icon name="trash-2" />
              {waiting.remove}
            </Button>
            <span role="status">{isBusy && words.loading}</span>
          </Box>
          {SEVERITY[state] === 'error' && <MailInstead {...form} values={message.values} />}
        </>
      )}
    </Notice>
  )
}
