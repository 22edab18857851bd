import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { Notice } from '#src/sections/Notice.tsx'
import { useHydrated } from '#src/ui/useHydrated.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { Html } from '#src/ui/Html.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FormField } from './FormField.tsx'
import { SentNote } from './SentNote.tsx'
import { mailtoHref } from './delivery.ts'
import { restoreAgreement, restoreDraft, saveAgreement, saveDraft } from './formDraft.ts'
import type { FormProps } from '#src/site/forms/formTypes.ts'
import { TRAP_NAME, useSubmission } from './useSubmission.ts'

/**
 * A form. Without JavaScript one that goes by e-mail works as the browser’s own, with the browser’s checks; one that needs a backend says
 * so.
 */
export function Form(props: ViewProps<'form'>) {
  const { eyebrow, title, lead, name, aside, delivery, success, privacy } = props
  const { words } = useSite()
  const submission = useSubmission(props)
  return (
    <>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 5, lg: 8 },
          alignItems: 'start',
          gridTemplateColumns: aside || privacy ? { lg: 'minmax(0, 7fr) minmax(0, 4fr)' } : 'minmax(0, 46rem)',
        }}>
        {submission.isSent ? (
          <SentNote form={name} success={success} mail={submission.mail} />
        ) : (
          <Sheet {...props} submission={submission} />
        )}
        {(aside || privacy) && (
          <aside aria-labelledby={aside && `${name}-aside`}>
            {aside && (
              <>
                <Typography variant="h3" id={`${name}-aside`} sx={{ mb: 2 }}>
                  {aside.title}
                </Typography>
                <Html html={aside.body} className="prose" />
              </>
            )}
            {privacy && (
              <Box
                component="p"
                sx={{ display: 'flex', gap: 1, mt: 3, fontSize: '0.875rem', '& .icon': { mt: 0.25, color: 'secondary.main' } }}>
                <Icon name="shield-check" />
                <Link href={privacy.href} rel="noopener">
                  {privacy.label}
                </Link>
              </Box>
            )}
          </aside>
        )}
      </Box>
      {delivery.kind === 'endpoint' && (
        <noscript>
          <Card variant="outlined" component="p" className="needs-script">
            {words.needsScript}
          </Card>
        </noscript>
      )}
    </>
  )
}

function Sheet({ submission, ...props }: FormProps & { submission: ReturnType<typeof useSubmission> }) {
  const { name, fields, delivery, submitLabel, failure, errorSummary } = props
  const { isRefused, isSending, hasFailed, attempt, errors, corrected } = submission
  const { words } = useSite()
  const live = useHydrated()
  const sheet = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (!sheet.current) return
    restoreDraft(sheet.current, name, fields)
    restoreAgreement(sheet.current, fields)
  }, [name, fields])

  function keep() {
    const form = sheet.current
    if (!form) return
    saveDraft(form, name, fields)
    saveAgreement(form, fields)
    if (isRefused) submission.check(form)
  }

  const errorOf = (field: string) =>
    isRefused && !corrected.includes(field) ? errors.find((error) => error.name === field)?.message : undefined
  // Before this code runs, a form with a backend must do nothing at all: no typed value may end up in an address.
  const native = delivery.kind === 'mailto' ? { action: mailtoHref(delivery), method: 'post', encType: 'text/plain' } : { method: 'dialog' }

  return (
    // Light on every band: what is wrong with a field is said in red, which no dark surface bears.
    <Card
      variant="outlined"
      component="form"
      data-scheme="light"
      {...native}
      ref={sheet}
      noValidate={live}
      onSubmit={submission.submit}
      onInput={keep}
      aria-busy={isSending}
      sx={{ display: 'grid', gap: 3, alignContent: 'start', p: { sm: 4 }, boxShadow: 1 }}>
      {isRefused && <ErrorSummary key={attempt} form={name} title={errorSummary} fields={fields} errors={errors} />}
      {fields.map((field) => (
        <FormField key={field.name} form={name} field={field} error={errorOf(field.name)} />
      ))}
      {delivery.kind === 'endpoint' && (
        <div className="trap visually-hidden" aria-hidden="true">
          <input type="text" name={TRAP_NAME} tabIndex={-1} autoComplete="off" />
        </div>
      )}
      <div className="submit">
        <Box role="alert" sx={{ '&:not(:empty)': { mb: 2 } }}>
          {hasFailed && (
            <Notice severity="error" role="presentation">
              {failure}
            </Notice>
          )}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Button type="submit" aria-disabled={isSending || undefined}>
            {submitLabel}
          </Button>
          <span role="status">{isSending && words.loading}</span>
        </Box>
      </div>
    </Card>
  )
}
