import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Icon } from '#src/ui/Icon.tsx'
import { FormNote } from './FormNote.tsx'
import { MessageText } from './MessageText.tsx'
import type { Mail } from './submission.machine.ts'

const ICONS = { accepted: 'circle-check', held: 'clock', opened: 'mail' } as const

type Props = { form: string; state: keyof typeof ICONS; words: { title: string; text: string }; mail: Mail | null }

/**
 * Replaces a form that is done; takes the focus, so that screen readers read it. A page cannot detect whether an e-mail program has opened,
 * so with `mail` the message can still be copied.
 */
export function DoneNote({ form, state, words, mail }: Props) {
  return (
    <FormNote form={form} kind="sent" state={state} takesFocus>
      <Box component="span" sx={{ color: 'secondary.main', fontSize: '2rem' }}>
        <Icon name={ICONS[state]} />
      </Box>
      <Typography variant="h3" id={`_${form}_sent`}>
        {words.title}
      </Typography>
      <Typography id={`_${form}_sent_text`}>{words.text}</Typography>
      {mail && (
        <>
          <p>
            <Link href={mail.href}>{mail.to}</Link>
          </p>
          <MessageText label={mail.to}>{mail.text}</MessageText>
        </>
      )}
    </FormNote>
  )
}
