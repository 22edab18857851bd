import { styled } from '@mui/material/styles'
import { Icon } from './Icon.tsx'
import { listed } from './listed.ts'
import { useSite } from './SiteContext.ts'
import { color, media, radius, size, space } from './tokens.ts'

type Neighbour = { label: string; href: string }

/** Links to the pages before and after a page; nothing without both. */
export function NeighbourLinks({ previous, next }: { previous?: Neighbour | undefined; next?: Neighbour | undefined }) {
  const { words, language } = useSite()
  if (!previous && !next) return null
  const names = [...(previous ? [words.previous] : []), ...(next ? [words.next] : [])]
  return (
    <Root aria-label={listed(names, language)}>
      {previous && (
        <a href={previous.href} rel="prev">
          <Icon name="arrow-left" />
          <span>
            <small>{words.previous}</small> {previous.label}
          </span>
        </a>
      )}
      {next && (
        <a href={next.href} rel="next" className="next">
          <span>
            <small>{words.next}</small> {next.label}
          </span>
          <Icon name="arrow-right" />
        </a>
      )}
    </Root>
  )
}

const Root = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s16,
  '& a': {
    display: 'flex',
    minWidth: 'min(100%, 20rem)',
    maxWidth: `calc(50% - ${space.s8})`,
    alignItems: 'center',
    gap: space.s16,
    minHeight: '4rem',
    padding: `${space.s12} ${space.s20}`,
    border: `1px solid ${color.cardLine}`,
    borderRadius: radius.card,
    color: color.strong,
    fontWeight: 700,
    lineHeight: 1.35,
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: color.accent },
  '& .next': { justifyContent: 'flex-end', marginInlineStart: 'auto', textAlign: 'end' },
  '& .icon': { color: color.accent },
  '& small': { display: 'block', color: color.muted, fontSize: size.sm, fontWeight: 500 },
  [media.mobile]: { '& a': { flexBasis: '100%', maxWidth: 'none' } },
})
