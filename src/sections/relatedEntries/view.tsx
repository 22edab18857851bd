import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { EntryList } from '#src/sections/entryCards/EntryList.tsx'
import { listed } from '#src/sections/listed.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import { color, media, radius, size, space } from '#src/ui/tokens.ts'

/** Cards that link to related pages, and links to the previous and next page of the collection. */
export default function RelatedEntries({ title, cards, previous, next }: ViewProps<'relatedEntries'>) {
  const { words, language } = useSite()
  const neighbours = [...(previous ? [words.previous] : []), ...(next ? [words.next] : [])]
  return (
    <Root>
      {cards.length > 0 && (
        <>
          <Typography variant="h2">{title}</Typography>
          <EntryList cards={cards} columns={3} />
        </>
      )}
      {(previous || next) && (
        <nav aria-label={listed(neighbours, language)}>
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
        </nav>
      )}
    </Root>
  )
}

const Root = styled('div')({
  '& > h2': { marginBottom: space.s24, fontSize: 'clamp(1.5rem, 1.25rem + 1vw, 2rem)' },
  '& ul + nav': { marginTop: space.s32 },
  '& nav': { display: 'flex', flexWrap: 'wrap', gap: space.s16 },
  '& nav a': {
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
  '& nav a:hover': { borderColor: color.accent },
  '& nav .next': { justifyContent: 'flex-end', marginInlineStart: 'auto', textAlign: 'end' },
  '& nav .icon': { color: color.accent },
  [media.mobile]: { '& nav a': { flexBasis: '100%', maxWidth: 'none' } },
  '& small': { display: 'block', color: color.muted, fontSize: size.sm, fontWeight: 500 },
})
