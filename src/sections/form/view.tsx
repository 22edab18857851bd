import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useHydrated } from '#src/ui/useHydrated.ts'
import { Html } from '#src/ui/Html.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import { DoneNote } from './DoneNote.tsx'
import { EarlierMessages } from './EarlierMessages.tsx'
import type { FormView } from './FormView.ts'
import { Sheet } from './Sheet.tsx'
import { WaitingNote } from './WaitingNote.tsx'
import { useSubmission } from './useSubmission.ts'

/**
 * A form. Without JavaScript, one with delivery by e-mail or to the site’s receiver works natively, with the browser’s validation; one that
 * needs a backend shows a note.
 */
export default function Form(props: FormView) {
  const { eyebrow, title, lead, name, aside, delivery, privacy } = props
  const { words } = useSite()
  const live = useHydrated()
  const submission = useSubmission(props)
  const { state, isWaiting, mail } = submission
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
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {live && props.address && <EarlierMessages {...props} />}
          {state === 'accepted' || state === 'held' || state === 'opened' ? (
            <DoneNote form={name} state={state} words={state === 'accepted' ? props.success : props[state]} mail={mail} />
          ) : (
            <>
              {isWaiting && <WaitingNote {...props} submission={submission} />}
              <Sheet {...props} submission={submission} />
            </>
          )}
        </Box>
        {(aside || privacy) && (
          <aside aria-labelledby={aside && `_${name}_aside`}>
            {aside && (
              <>
                <Typography variant="h3" id={`_${name}_aside`} sx={{ mb: 2 }}>
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
