import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { Icon } from '#src/ui/Icon.tsx'
import type { FormProps } from '#src/site/forms/formTypes.ts'
import type { Mail } from './submission.machine.ts'

type Props = { form: string; success: FormProps['success']; mail: Mail | null }

/**
 * What stands in place of a form that was sent; takes the focus, so that it is read out. Nobody can tell whether an e-mail program did
 * open, so with `mail` the message stays there to be copied.
 */
export function SentNote({ form, success, mail }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Card
      ref={box}
      data-scheme="light"
      className="sent"
      role="group"
      aria-labelledby={`${form}-sent`}
      aria-describedby={`${form}-sent-text`}
      tabIndex={-1}
      sx={{ display: 'grid', gap: 1.5, alignContent: 'start', p: { sm: 4 } }}>
      <Box component="span" sx={{ color: 'secondary.main', fontSize: '2rem' }}>
        <Icon name="circle-check" />
      </Box>
      <Typography variant="h3" id={`${form}-sent`}>
        {success.title}
      </Typography>
      <Typography id={`${form}-sent-text`}>{success.text}</Typography>
      {mail && (
        <>
          <p>
            <Link href={mail.href}>{mail.to}</Link>
          </p>
          <Box
            component="pre"
            tabIndex={0}
            role="group"
            aria-label={mail.to}
            sx={{
              maxHeight: '20rem',
              m: 0,
              p: 2,
              overflow: 'auto',
              borderRadius: 1,
              bgcolor: 'background.subtle',
              font: 'inherit',
              fontSize: '0.875rem',
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            }}>
            {mail.text}
          </Box>
        </>
      )}
    </Card>
  )
}
