import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type MouseEvent, useEffect, useRef } from 'react'
import { Notice } from '#src/sections/Notice.tsx'
import { fieldId } from './fieldElements.ts'
import type { Field, FieldError } from '#src/site/forms/formTypes.ts'

type ErrorSummaryProps = { form: string; title: string; fields: Field[]; errors: FieldError[] }

/** The problems of a submission: for each field, its label as a link to it, and its problem. Takes the focus when it appears. */
export function ErrorSummary({ form, title, fields, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])

  function goToField(event: MouseEvent, name: string) {
    event.preventDefault()
    document.getElementById(fieldId(form, name))?.focus()
  }

  return (
    <Notice severity="error" ref={box} className="summary" aria-labelledby={`_${form}_summary`} tabIndex={-1}>
      <Typography variant="h4" component="h3" id={`_${form}_summary`}>
        {title}
      </Typography>
      <Box component="ul" role="list" sx={{ display: 'grid', gap: 0.5, mt: 1 }}>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <Link href={`#${fieldId(form, name)}`} onClick={(event) => goToField(event, name)}>
              {fields.find((field) => field.name === name)?.label}
            </Link>{' '}
            {message}
          </li>
        ))}
      </Box>
    </Notice>
  )
}
