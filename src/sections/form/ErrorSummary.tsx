import { type MouseEvent, useEffect, useRef } from 'react'
import { fieldId } from './fieldElements.ts'
import type { FieldError } from './submission.machine.ts'

/** The mistakes of a submission, each a link to its field. Takes the focus when it appears. */
export function ErrorSummary({ form, title, errors }: { form: string; title: string; errors: FieldError[] }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])

  function goToField(event: MouseEvent, name: string) {
    event.preventDefault()
    document.getElementById(fieldId(form, name))?.focus()
  }

  return (
    <div ref={box} className="summary" role="alert" aria-labelledby={`${form}-summary`} tabIndex={-1}>
      <h3 id={`${form}-summary`}>{title}</h3>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a href={`#${fieldId(form, name)}`} onClick={(event) => goToField(event, name)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
