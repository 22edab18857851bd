import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { messageText } from '#src/site/forms/messageText.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import { FormNote } from './FormNote.tsx'
import type { FormView } from './FormView.ts'
import { MailInstead } from './MailInstead.tsx'
import { MessageText } from './MessageText.tsx'
import type { useSubmission } from './useSubmission.ts'

/**
 * Replaces a form whose message waits: says that it is not sent yet, where it is stored, and what the visitor can do. Takes the focus if
 * the visitor has just sent it; later changes are announced in place.
 */
export function WaitingNote({ submission, ...form }: FormView & { submission: ReturnType<typeof useSubmission> }) {
  const { title, name, fields, waiting, failure } = form
  const { state, why, isKept, isResumed, message, send } = submission
  const { words } = useSite()
  const isBusy = state === 'sending'
  const again = () => !isBusy && send({ type: 'again' })
  return (
    <FormNote form={name} kind="waiting" state={state} takesFocus={!isResumed} isBusy={isBusy}>
      <Typography variant="h3" id={`_${name}_waiting`} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Icon name={state === 'givenUp' ? 'circle-alert' : 'clock'} />
        {waiting.title}
      </Typography>
      <Box id={`_${name}_waiting_text`} role="status" sx={{ display: 'grid', gap: 1 }}>
        <p>{state === 'givenUp' ? failure : waiting[why]}</p>
        <p>{isKept ? waiting.kept : waiting.notKept}</p>
      </Box>
      <MessageText label={title}>{messageText(fields, message?.values ?? {})}</MessageText>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button onClick={again} aria-disabled={isBusy || undefined}>
          {state === 'givenUp' ? words.retry : waiting.send}
        </Button>
        <Button variant="outlined" onClick={() => !isBusy && send({ type: 'change' })} aria-disabled={isBusy || undefined}>
          {waiting.change}
        </Button>
        <Button variant="text" onClick={() => !isBusy && send({ type: 'remove' })} aria-disabled={isBusy || undefined}>
          <Icon name="trash-2" />
          {waiting.remove}
        </Button>
        <span role="status">{isBusy && words.loading}</span>
      </Box>
      {state === 'givenUp' && <MailInstead {...form} values={message?.values ?? {}} />}
    </FormNote>
  )
}
