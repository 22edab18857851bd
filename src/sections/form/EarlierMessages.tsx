import Card from '@mui/material/Card'
import { useRef, useState } from 'react'
import type { KeptMessage } from '#src/store/outbox/KeptMessage.ts'
import { openOutbox } from '#src/store/outbox/openOutbox.ts'
import { EarlierMessage } from './EarlierMessage.tsx'
import { fillForm } from './formDraft.ts'
import type { FormView } from './FormView.ts'
import { isOwnKey } from './submissionKey.ts'

/** The messages of earlier visits that are still in this browser; nothing for most visitors. Never rendered on the server. */
export function EarlierMessages(form: FormView) {
  const { name, fields } = form
  // The message of this tab is sent automatically.
  const [messages, setMessages] = useState(() =>
    openOutbox(name, window)
      .list()
      .filter(({ key }) => !isOwnKey(name, key)),
  )
  const place = useRef<HTMLDivElement>(null)

  function take(message: KeptMessage) {
    const sheet = place.current?.parentElement?.querySelector('form')
    if (sheet) fillForm(sheet, fields, message.values)
    setMessages(messages.filter((other) => other !== message))
  }
  if (messages.length === 0) return null
  return (
    // Light on every band, like the form.
    <Card ref={place} data-scheme="light" sx={{ display: 'grid', gap: 1, p: 0, border: 0 }}>
      {messages.map((message) => (
        <EarlierMessage key={message.key} form={form} message={message} onChange={take} />
      ))}
    </Card>
  )
}
