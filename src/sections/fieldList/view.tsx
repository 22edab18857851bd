import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import type { FieldRow } from '#src/site/fields/fieldRows.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { Html } from '#src/ui/Html.tsx'
import { Photo } from '#src/ui/Photo.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { photoSizes } from '#src/ui/photoSizes.ts'
import { color, media, radius, space } from '#src/ui/tokens.ts'

/** Labels and values, separated by hairlines. */
export default function FieldList({ eyebrow, title, lead, rows }: ViewProps<'fieldList'>) {
  return (
    <Root>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      {rows.length > 0 && (
        <dl className="reveal">
          {rows.map((row) => (
            <div key={row.label}>
              <dt>{row.label}</dt>
              <dd>
                <Value row={row} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Root>
  )
}

function Value({ row }: { row: FieldRow }) {
  if (row.html !== undefined) return <Html html={row.html} />
  if (row.picture) return <Photo {...row.picture} sizes={photoSizes.half} />
  const items = row.items ?? []
  const [first] = items
  if (items.length < 2) return first ? <Item {...first} /> : null
  return (
    <ul role="list">
      {items.map((item) => (
        <li key={item.words + (item.href ?? '')}>
          <Item {...item} />
        </li>
      ))}
    </ul>
  )
}

function Item({ words, href }: { words: string; href?: string | undefined }) {
  return href === undefined ? words : <Link href={href}>{words}</Link>
}

const Root = styled('div')({
  '& dl': { maxWidth: '56rem' },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 1fr)',
    gap: `${space.s4} ${space.s32}`,
    alignItems: 'start',
    paddingBlock: space.s16,
    borderTop: `1px solid ${color.cardLine}`,
  },
  '& dl > div:last-of-type': { borderBottom: `1px solid ${color.cardLine}` },
  '& dt': { color: color.muted, fontWeight: 600 },
  '& dd': { margin: 0, color: color.strong, overflowWrap: 'anywhere' },
  '& dd li + li': { marginTop: space.s4 },
  '& dd img': { display: 'block', width: '100%', maxWidth: '28rem', height: 'auto', borderRadius: radius.card },
  [media.mobile]: { '& dl > div': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
