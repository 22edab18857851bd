import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { space } from './tokens.ts'

/** The eyebrow, title (h2) and lead that open a section; nothing when there is no title. */
export function SectionHeading({
  eyebrow,
  title,
  lead,
}: {
  eyebrow?: string | undefined
  title?: string | undefined
  lead?: string | undefined
}) {
  if (!title) return null
  return (
    <Root className="reveal">
      {eyebrow && <Typography variant="overline">{eyebrow}</Typography>}
      <Typography variant="h2">{title}</Typography>
      {lead && <Typography variant="subtitle1">{lead}</Typography>}
    </Root>
  )
}

const Root = styled('header')({
  maxWidth: '56rem',
  marginBottom: 'clamp(1.75rem, 1.25rem + 1.5vw, 2.5rem)',
  '& > .MuiTypography-overline': { marginBottom: space.s12 },
  '& > .MuiTypography-subtitle1': { marginTop: space.s16, maxWidth: '46rem', textWrap: 'balance' },
})
