import Card from '@mui/material/Card'
import { type ReactNode, useEffect, useRef } from 'react'

type FormNoteProps = {
  /** The name of the form. */
  form: string
  /** The state of the form: its heading has the id `_form_kind`, its text `_form_kind_text`. */
  kind: 'sent' | 'waiting'
  state: string
  takesFocus: boolean
  isBusy?: boolean
  children: ReactNode
}

/** Replaces a form; optionally takes the focus, so that screen readers read it. */
export function FormNote({ form, kind, state, takesFocus, isBusy, children }: FormNoteProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])
  return (
    <Card
      ref={box}
      data-scheme="light"
      className={kind}
      data-state={state}
      role="group"
      aria-labelledby={`_${form}_${kind}`}
      aria-describedby={`_${form}_${kind}_text`}
      aria-busy={isBusy}
      tabIndex={-1}
      sx={{ display: 'grid', gap: 2, alignContent: 'start', p: { sm: 4 }, boxShadow: 1 }}>
      {children}
    </Card>
  )
}
