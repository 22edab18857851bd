import { styled } from '@mui/material/styles'
import { localId } from '#src/sections/localId.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { color, media, size, space } from '#src/ui/tokens.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useSite } from '#src/ui/SiteContext.ts'

/**
 * All features by plan: one table, a body for each group. On small screens it scrolls in its own box with head and first column kept in
 * view.
 */
export function FeatureMatrix({ eyebrow, title, lead, caption, columns, groups }: ViewProps<'featureMatrix'>) {
  return (
    <Root>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <div className="scroll" role="region" aria-label={caption} tabIndex={0}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.title}>
              <tr>
                <th className="group" id={localId(caption, group.title)} scope="rowgroup" colSpan={columns.length + 1}>
                  <span>{group.title}</span>
                </th>
              </tr>
              {group.rows.map((row) => (
                <tr key={row.feature}>
                  <th scope="row" headers={localId(caption, group.title)}>
                    {row.feature}
                    {row.note && <span className="note">{row.note}</span>}
                  </th>
                  {row.values.map((value, index) => (
                    <td key={index}>
                      <MatrixValue value={value} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </Root>
  )
}

/** What a plan offers of a feature: a sign with its meaning in words for yes and no, else the words themselves. */
function MatrixValue({ value }: { value: boolean | string }) {
  const { words } = useSite()
  if (typeof value === 'string') return value
  return (
    <span className={value ? 'yes' : 'no'}>
      <Icon name={value ? 'check' : 'minus'} />
      <span className="visually-hidden">{value ? words.included : words.notIncluded}</span>
    </span>
  )
}

const Root = styled('div')({
  // The hidden words of the signs are placed within the box; else they would widen the page.
  '& .scroll': { position: 'relative' },
  '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0, tableLayout: 'fixed' },
  '& caption': { paddingBottom: space.s16, color: color.muted, fontSize: size.sm, textAlign: 'left' },
  '& th, & td': {
    padding: `${space.s16} ${space.s12}`,
    borderBottom: `1px solid ${color.cardLine}`,
    background: 'var(--mui-palette-background-default)',
    textAlign: 'center',
    verticalAlign: 'middle',
    overflowWrap: 'anywhere',
  },
  '& th[scope="row"], & .group': { paddingLeft: 0, textAlign: 'left' },
  '& thead :is(th, td)': {
    position: 'sticky',
    top: 'var(--header-height, 4.5rem)',
    zIndex: 2,
    borderBottom: `2px solid ${color.strong}`,
    color: color.strong,
    fontSize: size.lg,
    fontWeight: 750,
  },
  '& thead td, & th[scope="row"]': { width: '36%' },
  '& .group': { paddingTop: space.s48, borderBottomColor: color.control, color: color.accent, fontWeight: 700 },
  '& tbody:first-of-type .group': { paddingTop: space.s24 },
  '& th[scope="row"]': { color: color.strong, fontWeight: 600, lineHeight: 1.45 },
  '& .note': { display: 'block', color: color.muted, fontSize: size.sm, fontWeight: 400 },
  '& tbody tr:hover > :not(.group)': {
    background: 'color-mix(in srgb, var(--mui-palette-secondary-main) 5%, var(--mui-palette-background-default))',
  },
  '& .icon': { marginInline: 'auto' },
  '& .yes .icon': { color: color.accent, strokeWidth: 2.75 },
  '& .no .icon': { color: color.muted },
  [media.mobile]: {
    '& .scroll': { maxHeight: '85vh', marginInline: '-1rem', overflow: 'auto', overscrollBehaviorX: 'contain' },
    '& table': { width: 'max-content', minWidth: '100%', tableLayout: 'auto' },
    '& caption': { maxWidth: '100vw', paddingInline: '1rem' },
    '& th, & td': {
      minWidth: '6.5rem',
      maxWidth: '9rem',
      padding: `${space.s12} ${space.s8}`,
      fontSize: size.sm,
      overflowWrap: 'break-word',
    },
    '& thead :is(th, td)': { top: 0, fontSize: size.md },
    '& thead td, & th[scope="row"]': {
      position: 'sticky',
      left: 0,
      zIndex: 1,
      width: 'auto',
      minWidth: '9.5rem',
      maxWidth: '9.5rem',
      paddingLeft: '1rem',
    },
    '& thead td': { zIndex: 3 },
    '& .group': { maxWidth: 'none', paddingLeft: '1rem' },
    '& .group span': { position: 'sticky', left: '1rem' },
  },
})
