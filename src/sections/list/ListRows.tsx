import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { ListItem } from '#src/site/lists/listView.ts'
import { CoverPicture } from '#src/ui/CoverPicture.tsx'
import { photoSizes } from '#src/ui/photoSizes.ts'
import { color, media, numerals, radius, size, space } from '#src/ui/tokens.ts'
import { factsOf } from './factsOf.ts'

/** Entries separated by hairlines: the shown fields, the name with the summary, and a small picture. */
export function ListRows({ labels, items, level }: { labels: string[]; items: ListItem[]; level: 2 | 3 | 4 }) {
  const hasFacts = labels.length > 0
  return (
    <Root role="list" data-facts={hasFacts ? '' : undefined}>
      {items.map((item) => (
        <li key={item.path} id={item.id} className="reveal">
          {hasFacts && (
            <p className="facts">
              {factsOf(labels, item).map(({ label, text }) => (
                <span key={label} title={label}>
                  {text}
                </span>
              ))}
            </p>
          )}
          <div>
            <Typography variant="h3" component={`h${level}`} {...item.written}>
              <Link href={item.path}>{item.name}</Link>
            </Typography>
            {item.summary !== undefined && <Typography {...item.written}>{item.summary}</Typography>}
          </div>
          {item.cover && (
            <div className="cover">
              <CoverPicture cover={item.cover} sizes={photoSizes.thumbnail} />
            </div>
          )}
        </li>
      ))}
    </Root>
  )
}

const Root = styled('ul')({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${space.s8} ${space.s48}`,
    alignItems: 'start',
    paddingBlock: 'clamp(1.25rem, 1rem + 1vw, 1.75rem)',
    borderTop: `1px solid ${color.cardLine}`,
  },
  '&[data-facts] > li': { gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 44rem) 1fr' },
  '& > li:last-of-type': { borderBottom: `1px solid ${color.cardLine}` },
  '& .facts': { marginTop: '0.2em', color: color.muted, fontSize: size.sm, fontWeight: 600, fontVariantNumeric: numerals },
  '& .facts > span': { display: 'block' },
  '& .MuiTypography-h3 a': { color: 'inherit', textDecorationColor: color.accent },
  '& li p.MuiTypography-root': { marginTop: space.s8 },
  '& .cover': { width: '10rem', borderRadius: radius.card, overflow: 'hidden', justifySelf: 'end' },
  [media.mobile]: {
    '& > li, &[data-facts] > li': { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space.s16 },
    '& .facts': { gridColumn: '1 / -1' },
    '& .facts > span': { display: 'inline' },
    '& .facts > span + span::before': { content: '"·"', marginInline: space.s8 },
    '& .cover': { width: '6rem' },
  },
})
