import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { FormEvent, ReactNode } from 'react'
import { useHydrated, Icon, useSite } from 'page-builder/ui'
import { StoreProvider } from 'page-builder/store'
import { KeepSwitch } from './KeepSwitch.tsx'
import { RunStatus } from './RunStatus.tsx'
import { ToolContext, ToolWordsContext } from './ToolContext.ts'
import { fill } from './fill.ts'
import { toolBand } from './toolBand.ts'
import type { Tool } from './useTool.ts'

// Reserves the height of the switch, which is rendered once the store has been read; next to the buttons if that fits in every language.
const KEEP_SWITCH_PLACE = {
  display: 'flex',
  alignItems: 'center',
  order: 1,
  flex: { xs: '1 0 100%', md: '0 0 auto' },
  marginInlineStart: { md: 'auto' },
  minHeight: '2.75rem',
} as const

type ToolFrameProps = {
  eyebrow?: string | undefined
  title: string
  lead?: string | undefined
  tool: Tool
  /** Called when the form is submitted, unless an analysis is running. */
  onSubmit(): void
  onSample(): void
  /** The stored result of the tool; rendered as soon as the store is ready. */
  result: ReactNode
  /** The inputs; two are side by side if there is room. */
  children: ReactNode
}

/**
 * The frame of every tool: the main heading of its page, the privacy note, the hint for visitors without JavaScript, and the form with its
 * buttons and the state of the run.
 */
export function ToolFrame({ eyebrow, title, lead, tool, onSubmit, onSample, result, children }: ToolFrameProps) {
  const { words, address, isBusy } = tool
  const live = useHydrated()
  const { email } = useSite()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) onSubmit()
  }
  return (
    <ToolContext value={tool}>
      <ToolWordsContext value={words}>
        <Box sx={toolBand}>
          <Box component="header" sx={{ maxWidth: '54rem', mb: 3 }}>
            {eyebrow && (
              <Typography variant="overline" component="p" sx={{ mb: 1 }}>
                {eyebrow}
              </Typography>
            )}
            <Typography variant="h2" component="h1">
              {title}
            </Typography>
            {lead && (
              <Typography variant="subtitle1" sx={{ mt: 1.5, maxWidth: '44rem' }}>
                {lead}
              </Typography>
            )}
            <Box
              component="p"
              className="privacy"
              sx={{
                display: 'flex',
                gap: 1,
                mt: 1.5,
                fontSize: '0.875rem',
                fontWeight: 600,
                '& .icon': { mt: 0.25, color: 'secondary.main' },
              }}>
              <Icon name="shield-check" />
              {address === undefined ? words.localOnly : fill(words.usesService, { host: new URL(address).host })}
            </Box>
          </Box>
          <noscript>
            <Card variant="outlined" component="p" className="needs-script" sx={{ mb: 3, maxWidth: '46rem' }}>
              {words.needsScript} <Link href={`mailto:${email}`}>{words.contact}</Link>
            </Card>
          </noscript>
          <Card
            variant="outlined"
            component="form"
            data-scheme="light"
            className="sheet"
            onSubmit={submit}
            aria-busy={isBusy}
            noValidate
            method="dialog"
            sx={{ display: 'grid', gap: 3, boxShadow: 1 }}>
            <Box
              sx={{
                display: 'grid',
                gap: 3,
                alignItems: 'start',
                '&:has(> :nth-of-type(2))': { gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } },
              }}>
              {children}
            </Box>
            <Box
              component="fieldset"
              // Buttons side by side; the group has no name.
              role="none"
              disabled={!live}
              suppressHydrationWarning
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                columnGap: 2.5,
                rowGap: 1,
                '& > [aria-disabled="true"]': { opacity: 0.6 },
                // Items that take a full row do so below the switch, if that is next to the buttons.
                '& > :is(.live-score, .run > .MuiLinearProgress-root, .run > .MuiAlert-root)': { order: { md: 2 } },
              }}>
              <Button type="submit" aria-disabled={isBusy || undefined}>
                {words.start}
              </Button>
              <Button variant="text" onClick={onSample}>
                {words.useSample}
              </Button>
              <RunStatus />
              <Box sx={KEEP_SWITCH_PLACE}>
                <StoreProvider>
                  <KeepSwitch />
                </StoreProvider>
              </Box>
            </Box>
          </Card>
          <StoreProvider>{result}</StoreProvider>
        </Box>
      </ToolWordsContext>
    </ToolContext>
  )
}
