import { use } from 'react'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { OpensPageContext } from './OpensPageContext.ts'
import { space } from './tokens.ts'

/**
 * The eyebrow, title and lead of a section; empty without a title. The title is the main heading (h1) in a section that opens its page,
 * otherwise a heading of level 2; use `level` 2 for a second one in a section that opens its page.
 */
export function SectionHeading({
  eyebrow,
  title,
  lead,
  level,
}: {
  eyebrow?: string | undefined
  title?: string | undefined
  lead?: string | undefined
  level?: 2 | undefined
}) {
  const isMain = use(OpensPageContext) && level !== 2
  if (!title) return null
  return (
    <Root className="reveal">
      {eyebrow && <Typography variant="overline">{eyebrow}</Typography>}
      <Typography variant={isMain ? 'h1' : 'h2'}>{title}</Typography>
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
