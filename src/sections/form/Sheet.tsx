import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { type FormEvent, useEffect, useRef } from 'react'
import { Notice } from '#src/sections/Notice.tsx'
import type { VisibleField } from '#src/site/forms/formTypes.ts'
import { ownFields } from '#src/site/forms/receiverProtocol.ts'
import { useSite } from '#src/ui/SiteContext.ts'
import { useHydrated } from '#src/ui/useHydrated.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FormStep } from './FormStep.tsx'
import { FormField } from './FormField.tsx'
import type { FormView } from './FormView.ts'
import { MailInstead } from './MailInstead.tsx'
import { controlOf } from './fieldElements.ts'
import { conditionStyles } from './conditionStyles.ts'
import { fillSources } from './fillSources.ts'
import { restoreAgreement, restoreDraft, saveAgreement, saveDraft } from './formDraft.ts'
import { isFocusLost } from './isFocusLost.ts'
import { mailtoHref } from './mailtoHref.ts'
import type { SubmissionState } from './submission.machine.ts'
import { stepStyles } from './stepStyles.ts'
import { stepId, useSteps } from './useSteps.ts'
import type { useSubmission } from './useSubmission.ts'

/** The form itself. It stays in the document, hidden, while its message waits, so no typed text is lost whatever the result. */
export function Sheet({ submission, ...props }: FormView & { submission: ReturnType<typeof useSubmission> }) {
  const { title, name, fields, delivery, page, submitLabel, failure, errorSummary, waiting } = props
  const { state, isWaiting, attempt, errors, corrected, message } = submission
  const { words } = useSite()
  const live = useHydrated()
  const sheet = useRef<HTMLFormElement>(null)
  const note = useRef<HTMLDivElement>(null)
  const isRefused = state === 'refused'
  const { steps, current, goOn, goBack } = useSteps(props, submission)
  const isLast = current === steps.length - 1
  const isSending = state === 'sending'
  const said = state === 'removed' ? waiting.removed : state === 'gone' && waiting.elsewhere

  const hasLostFiles = state === 'failed' && fields.some(({ kind, name }) => kind === 'file' && message?.values[name])

  // A file may have changed since it was chosen, and then can never be sent.
  useEffect(() => {
    if (!hasLostFiles) return
    for (const { kind, name } of fields) {
      const control = kind === 'file' && sheet.current ? controlOf(sheet.current, name) : null
      if (control) control.value = ''
    }
  }, [hasLostFiles, fields])

  useEffect(() => {
    if (!sheet.current) return
    restoreDraft(sheet.current, name, fields)
    restoreAgreement(sheet.current, fields)
    fillSources(sheet.current, fields)
  }, [sheet, name, fields])

  const hadWaited = useRef(false)
  useEffect(() => {
    if (hadWaited.current && !isWaiting && !isRefused) comeBack(sheet.current, note.current, state)
    hadWaited.current = isWaiting
  }, [sheet, isWaiting, isRefused, state])

  function keep() {
    const form = sheet.current
    if (!form) return
    saveDraft(form, name, fields)
    saveAgreement(form, fields)
    if (isRefused) submission.check(form)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    event.preventDefault()
    if (!live || isLast) submission.submit(event)
    else if (submission.isRight(form, steps[current]!.fields) && !goOn(form)) submission.submit(event)
  }

  const errorOf = (field: string) =>
    isRefused && !corrected.includes(field) ? errors.find((error) => error.name === field)?.message : undefined

  const drawn = (field: VisibleField) => (
    <div key={field.name} data-field={field.name}>
      <FormField form={name} field={field} error={errorOf(field.name)} words={props} />
    </div>
  )
  // A summary of another step would lead to hidden fields.
  const shownErrors =
    steps.length === 1
      ? errors
      : errors.filter((error) => !corrected.includes(error.name) && steps[current]!.fields.some((field) => field.name === error.name))

  return (
    // Light on every band: problems are shown in red, which is not readable on dark surfaces.
    <Card
      variant="outlined"
      component="form"
      data-scheme="light"
      {...nativeDelivery(props)}
      ref={sheet}
      aria-label={title}
      hidden={isWaiting}
      noValidate={live}
      data-whole={live || steps.length === 1 ? undefined : ''}
      onSubmit={submit}
      onInput={keep}
      aria-busy={isSending}
      sx={[
        { display: 'grid', '&[hidden]': { display: 'none' }, gap: 3, alignContent: 'start', p: { sm: 4 }, boxShadow: 1 },
        steps.length > 1 && stepStyles,
        conditionStyles(fields),
      ]}>
      {isRefused && shownErrors.length > 0 && (
        <ErrorSummary key={attempt} form={name} title={errorSummary} fields={fields} errors={shownErrors} />
      )}
      {steps.length === 1
        ? steps[0]!.fields.map(drawn)
        : steps.map((step, index) => (
            <FormStep
              key={step.fields[0]!.name}
              id={stepId(name, index)}
              title={step.title}
              place={props.stepOf.replace('{n}', String(index + 1)).replace('{count}', String(steps.length))}
              isHidden={live && index !== current}>
              {step.fields.map(drawn)}
            </FormStep>
          ))}
      {fields.map((field) => field.kind === 'source' && <input key={field.name} type="hidden" name={field.name} />)}
      {delivery.kind !== 'mailto' && (
        <div className="trap visually-hidden" aria-hidden="true">
          <input type="text" name={ownFields.trap} tabIndex={-1} autoComplete="off" />
        </div>
      )}
      {delivery.kind === 'receiver' && <input type="hidden" name={ownFields.page} value={page} />}
      <div className="submit">
        <Box ref={note} role="alert" tabIndex={-1} sx={{ '&:not(:empty)': { mb: 2 } }}>
          {state === 'failed' && (
            <Notice severity="error" role="presentation">
              {failure} {hasLostFiles && props.filesAgain}
              <MailInstead {...props} values={message?.values ?? {}} />
            </Notice>
          )}
          {said && (
            <Notice severity="info" role="presentation">
              {said}
            </Notice>
          )}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Button type="submit" aria-disabled={isSending || undefined}>
            {!live && steps.length > 1 ? (
              <>
                <span className="whole-label">{submitLabel}</span>
                <span className="step-label">{props.nextLabel}</span>
              </>
            ) : isLast ? (
              submitLabel
            ) : (
              props.nextLabel
            )}
          </Button>
          {live && current > 0 && (
            <Button type="button" variant="text" onClick={() => sheet.current && goBack(sheet.current)}>
              {props.backLabel}
            </Button>
          )}
          <span role="status">{isSending && words.loading}</span>
        </Box>
      </div>
    </Card>
  )
}

/** The native submission of a form without scripts. With a backend it does nothing, so that no typed value ends up in a URL. */
function nativeDelivery({ delivery, address, fields }: FormView) {
  const encType = fields.some(({ kind }) => kind === 'file') ? 'multipart/form-data' : undefined
  if (delivery.kind === 'receiver') return { action: address, method: 'post', encType }
  return delivery.kind === 'mailto' ? { action: mailtoHref(delivery), method: 'post', encType: 'text/plain' } : { method: 'dialog' }
}

/** Focuses the note or else the first field when the form reappears; the form is empty if its message was deleted. */
function comeBack(sheet: HTMLFormElement | null, note: HTMLElement | null, state: SubmissionState): void {
  if (state === 'removed') sheet?.reset()
  const first = note?.firstElementChild ? note : sheet?.querySelector<HTMLElement>('input, select, textarea')
  if (isFocusLost()) first?.focus()
}
