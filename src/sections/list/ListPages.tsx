import { styled } from '@mui/material/styles'
import type { ListLinks } from '#src/site/lists/listView.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import { color, media, numerals, radius, space } from '#src/ui/tokens.ts'

/** Links to the other pages of a list. */
export function ListPages({ links: { previous, next, pages } }: { links: ListLinks }) {
  const { words } = useSite()
  return (
    <Root aria-label={words.listPages}>
      {previous && (
        <a href={previous.href} rel="prev" className="step" aria-label={`${words.previous}: ${previous.label}`}>
          <Icon name="arrow-left" />
          <span>{words.previous}</span>
        </a>
      )}
      <ul role="list">
        {pages.map((page, index) =>
          page ? (
            <li key={page.href}>
              <a href={page.href} aria-current={page.isCurrent && 'page'} aria-label={page.label === page.name ? undefined : page.name}>
                {page.label}
              </a>
            </li>
          ) : (
            <li key={index} aria-hidden="true">
              …
            </li>
          ),
        )}
      </ul>
      {next && (
        <a href={next.href} rel="next" className="step" aria-label={`${words.next}: ${next.label}`}>
          <span>{words.next}</span>
          <Icon name="arrow-right" />
        </a>
      )}
    </Root>
  )
}

const Root = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s16,
  marginTop: space.s48,
  '& ul': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s4 },
  '& li[aria-hidden]': { color: color.muted },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s8,
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    paddingInline: space.s12,
    border: '1px solid transparent',
    borderRadius: radius.control,
    color: color.strong,
    fontWeight: 600,
    fontVariantNumeric: numerals,
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: color.accent },
  '& a[aria-current]': { borderColor: color.accent, color: color.accent },
  '& .step': { borderColor: color.cardLine },
  '& .step[rel="next"]': { marginInlineStart: 'auto' },
  '& .icon': { color: color.accent },
  [media.mobile]: { justifyContent: 'space-between', '& ul': { order: 1, flexBasis: '100%', justifyContent: 'center' } },
})
