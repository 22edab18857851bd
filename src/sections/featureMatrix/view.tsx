import { styled } from '@mui/material/styles'
import { localId } from '#src/sections/localId.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import { ShowAll } from '#src/ui/ShowAll.tsx'
import { Table } from '#src/ui/Table.ts'
import { hiddenUntilAll } from '#src/ui/hiddenUntilAll.ts'
import { color, media, size, space } from '#src/ui/tokens.ts'

/** The number of groups that phones show before the visitor asks for all. */
const SHOWN_ON_PHONES = 2

/**
 * All features by plan: one table, with a body for each group. On phones a feature is above its values, and the names of the plans stay in
 * view; the roles are explicit because screen readers do not recognize a grid layout as a table.
 */
export default function FeatureMatrix({ id, eyebrow, title, lead, caption, columns, groups, allRowsLabel }: ViewProps<'featureMatrix'>) {
  const table = localId('featureMatrix', id ?? '', caption)
  const groupId = (index: number) => `${table}_${index}`
  const count = groups.flatMap(({ rows }) => rows).length
  return (
    <Root>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <Matrix role="table" id={table} data-columns={columns.length}>
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" />
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group, at) => (
          <tbody key={group.title} role="rowgroup">
            <tr role="row">
              <th className="group" id={groupId(at)} role="rowheader" scope="rowgroup" colSpan={columns.length + 1}>
                {group.title}
              </th>
            </tr>
            {group.rows.map((row) => (
              <tr key={row.feature} role="row">
                <th role="rowheader" scope="row" headers={groupId(at)}>
                  {row.feature}
                  {row.note && <span className="note">{row.note}</span>}
                </th>
                {row.values.map((value, index) => (
                  <td key={index} role="cell">
                    <MatrixValue value={value} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </Matrix>
      {groups.length > SHOWN_ON_PHONES && <ShowAll label={allRowsLabel.replace('{count}', String(count))} controls={table} />}
    </Root>
  )
}

/** The value of a feature in a plan: for yes and no, an icon with its meaning as text, else the text itself. */
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

const Root = styled('div')(hiddenUntilAll(`tbody:nth-of-type(n + ${SHOWN_ON_PHONES + 1})`))

const columns = (count: number) => ({ [`&[data-columns="${count}"] tr`]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } })

const Matrix = styled(Table)({
  // The hidden texts of the icons are positioned relative to the table; otherwise they would widen the page.
  position: 'relative',
  tableLayout: 'fixed',
  '& caption': { paddingInline: 0 },
  '& :is(th, td)': { textAlign: 'center', verticalAlign: 'middle', paddingInline: space.s12 },
  '& :is(th[scope="row"], .group)': { paddingInlineStart: 0, textAlign: 'start' },
  '& thead :is(th, td)': {
    position: 'sticky',
    top: 'var(--header-height, 4.5rem)',
    zIndex: 2,
    borderBottom: `2px solid ${color.strong}`,
    backgroundColor: 'var(--mui-palette-background-default)',
    fontSize: size.lg,
  },
  '& thead td, & th[scope="row"]': { width: '36%' },
  '& tbody .group': { paddingTop: space.s48, color: color.accent, fontSize: size.md, fontWeight: 700 },
  '& tbody:first-of-type .group': { paddingTop: space.s24 },
  '& .note': { display: 'block', color: color.muted, fontSize: size.sm, fontWeight: 400 },
  '& tbody tr:hover > :not(.group)': { backgroundColor: color.tintedGround },
  '& .icon': { marginInline: 'auto' },
  '& .yes .icon': { color: color.accent, strokeWidth: 2.75 },
  '& .no .icon': { color: color.muted },
  // For large letters.
  '@container page (max-width: 46rem)': { '& thead th': { paddingInline: space.s4, fontSize: size.sm, hyphens: 'auto' } },
  [media.mobile]: {
    '&, & caption, & thead, & tbody': { display: 'block' },
    '& tr': { display: 'grid' },
    ...columns(1),
    ...columns(2),
    ...columns(3),
    ...columns(4),
    ...columns(5),
    '& :is(th, td)': { padding: `${space.s8} ${space.s4}`, fontSize: size.xs, border: 0 },
    '& thead td': { display: 'none' },
    '& thead': {
      position: 'sticky',
      top: 'var(--header-height, 4.5rem)',
      zIndex: 2,
      borderBottom: `2px solid ${color.strong}`,
      backgroundColor: 'var(--mui-palette-background-default)',
    },
    '& thead th': { position: 'static', border: 0, paddingInline: 0, fontSize: 'clamp(0.6875rem, 3.6vw, 0.8125rem)', hyphens: 'auto' },
    '& tbody tr': { paddingBlock: space.s4, borderBottom: `1px solid ${color.cardLine}` },
    '& tbody tr:first-of-type': { borderBottomColor: color.control },
    '& tbody :is(th[scope="row"], .group)': { gridColumn: '1 / -1', width: 'auto', padding: `${space.s8} 0 0` },
    '& tbody th[scope="row"]': { fontSize: '0.9375rem' },
    '& tbody .group': { paddingTop: space.s32 },
  },
  '@media print': { '& thead, & thead :is(th, td)': { position: 'static' } },
})
