import { useEffect, useRef } from 'react'
import { Icon } from '#src/ui/Icon.tsx'
import type { FormProps } from './formTypes.ts'
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
    <div
      ref={box}
      className="panel sent"
      role="group"
      aria-labelledby={`${form}-sent`}
      aria-describedby={`${form}-sent-text`}
      tabIndex={-1}>
      <Icon name="circle-check" />
      <h3 id={`${form}-sent`}>{success.title}</h3>
      <p id={`${form}-sent-text`}>{success.text}</p>
      {mail && (
        <>
          <p>
            <a href={mail.href}>{mail.to}</a>
          </p>
          <pre tabIndex={0} role="group" aria-label={mail.to}>
            {mail.text}
          </pre>
        </>
      )}
    </div>
  )
}
