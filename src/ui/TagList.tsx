import { styled } from '@mui/material/styles'
import type { Named } from '#src/site/articles/articleView.ts'
import { useSite } from './SiteContext.ts'
import { color, radius, size, space } from './tokens.ts'

/** The tags of an article, each a link if it has a page; nothing without tags. */
export function TagList({ tags }: { tags: readonly Named[] }) {
  const { words } = useSite()
  if (tags.length === 0) return null
  return (
    <Root role="list" aria-label={words.articleTags}>
      {tags.map(({ label, href }) => (
        <li key={label}>
          {href === undefined ? (
            <span>{label}</span>
          ) : (
            <a href={href} rel="tag">
              {label}
            </a>
          )}
        </li>
      ))}
    </Root>
  )
}

const Root = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s8,
  '& li > *': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.25rem',
    paddingInline: space.s16,
    border: `1px solid ${color.cardLine}`,
    borderRadius: radius.round,
    color: color.strong,
    fontSize: size.sm,
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: color.accent },
})
