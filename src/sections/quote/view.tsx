import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { QuoteWall } from './QuoteWall.ts'
import { Portrait } from '#src/ui/Portrait.tsx'
import { color, media, radius, space } from '#src/ui/tokens.ts'

type QuoteProps = Omit<ViewProps<'quote'>, 'others'>

/** The words of a person, in the quotation marks of the language, and their author; or a wall of several. */
export default function Quote({ others, ...first }: ViewProps<'quote'>) {
  if (first.variant !== 'wall') return <Statement {...first} />
  return (
    <QuoteWall>
      {[first, ...(others ?? [])].map(({ text, name, role, portrait }) => (
        <Statement key={text} variant="wall" text={text} name={name} role={role} portrait={portrait} />
      ))}
    </QuoteWall>
  )
}

function Statement({
  variant,
  text,
  name,
  role,
  portrait,
  action,
}: Pick<QuoteProps, 'variant' | 'text' | 'name' | 'role' | 'portrait'> & Partial<Pick<QuoteProps, 'action'>>) {
  return (
    <Root className="reveal" data-variant={variant}>
      <Typography component="blockquote" variant={variant === 'large' ? 'h2' : 'h4'}>
        <p>{text}</p>
      </Typography>
      <figcaption>
        <Portrait name={name} src={portrait} />
        <div>
          <Typography variant="subtitle2" className="name">
            {name}
          </Typography>
          {role && <Typography variant="body2">{role}</Typography>}
          {action && <ActionButton {...action} />}
        </div>
      </figcaption>
    </Root>
  )
}

const Root = styled('figure')({
  // Quotes are running text, even where headings are in capitals.
  '& blockquote p': { textTransform: 'none' },
  '& blockquote': { maxWidth: '24em', fontWeight: 600, lineHeight: 1.3, textWrap: 'pretty', hangingPunctuation: 'first' },
  // Browsers add the marks, but not the spaces that French requires inside them.
  '& blockquote:lang(fr)': { quotes: '"«\\202f" "\\202f»" "“" "”"' },
  '& blockquote:lang(ar)': { quotes: '"«" "»" "“" "”"' },
  '& blockquote p::before': { content: 'open-quote', color: color.accent },
  '& blockquote p::after': { content: 'close-quote', color: color.accent },
  '& figcaption': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s16, marginTop: space.s32 },
  // Next to the portrait only if there is enough space for the text.
  '& figcaption > :last-child': { flex: '1 1 0', minWidth: 'min(100%, 9rem)' },
  '& .name': { color: color.strong },
  '& .MuiAvatar-root': { width: '3.5rem', height: '3.5rem', fontSize: '1.125rem' },
  "&[data-variant='card']": {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 8fr)',
    alignItems: 'center',
    gap: 'clamp(1.5rem, 1rem + 3vw, 4rem)',
    padding: 'clamp(1.5rem, 1rem + 3vw, 4rem)',
    border: `1px solid ${color.cardLine}`,
    borderRadius: radius.panel,
    background: color.card,
  },
  "&[data-variant='card'] blockquote": { order: 1, maxWidth: '34em', fontSize: 'clamp(1.125rem, 1rem + 0.7vw, 1.5rem)', lineHeight: 1.45 },
  "&[data-variant='card'] figcaption": { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'flex-start', marginTop: 0 },
  "&[data-variant='card'] .MuiAvatar-root": {
    width: 'clamp(5rem, 4rem + 5vw, 8rem)',
    height: 'clamp(5rem, 4rem + 5vw, 8rem)',
    fontSize: '2rem',
  },
  [media.mobile]: {
    "&[data-variant='card']": { gridTemplateColumns: 'minmax(0, 1fr)' },
    "&[data-variant='card'] blockquote": { order: 0 },
    "&[data-variant='card'] figcaption": { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
    "&[data-variant='card'] .MuiAvatar-root": { width: '4rem', height: '4rem', fontSize: '1.25rem' },
  },
})
