import { useEffect, useRef } from 'react'
import { useHydrated } from '#src/ui/useHydrated.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { Html } from '#src/ui/Html.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FormField } from './FormField.tsx'
import { FormRoot } from './FormRoot.tsx'
import { SentNote } from './SentNote.tsx'
import { mailtoHref } from './delivery.ts'
import { restoreAgreement, restoreDraft, saveAgreement, saveDraft } from './formDraft.ts'
import type { FormProps } from './formTypes.ts'
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
    <FormRoot>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <div className="columns">
        {submission.isSent ? (
          <SentNote form={name} success={success} mail={submission.mail} />
        ) : (
          <Sheet {...props} submission={submission} />
        )}
        {(aside || privacy) && (
          <aside aria-labelledby={aside && `${name}-aside`}>
            {aside && (
              <>
                <h3 id={`${name}-aside`}>{aside.title}</h3>
                <Html html={aside.body} />
              </>
            )}
            {privacy && (
              <p className="privacy">
                <Icon name="shield-check" />
                <a href={privacy.href} rel="noopener">
                  {privacy.label}
                </a>
              </p>
            )}
          </aside>
        )}
      </div>
      {delivery.kind === 'endpoint' && (
        <noscript>
          <p className="needs-script">{words.needsScript}</p>
        </noscript>
      )}
    </FormRoot>
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
    <form {...native} ref={sheet} className="panel" noValidate={live} onSubmit={submission.submit} onInput={keep} aria-busy={isSending}>
      {isRefused && <ErrorSummary key={attempt} form={name} title={errorSummary} errors={errors} />}
      {fields.map((field) => (
        <FormField key={field.name} form={name} field={field} error={errorOf(field.name)} />
      ))}
      {delivery.kind === 'endpoint' && (
        <div className="trap" aria-hidden="true">
          <input type="text" name={TRAP_NAME} tabIndex={-1} autoComplete="off" />
        </div>
      )}
      <div className="submit">
        <div role="alert">
          {hasFailed && (
            <p className="mistake">
              <Icon name="circle-alert" />
              {failure}
            </p>
          )}
        </div>
        <button className="action" data-look="primary" type="submit" aria-disabled={isSending || undefined}>
          {submitLabel}
        </button>
        <span role="status">{isSending && words.loading}</span>
      </div>
    </form>
  )
}
