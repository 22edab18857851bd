import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { localId } from '#src/sections/localId.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { formatDay } from '#src/sections/formatDay.ts'
import { Html } from '#src/ui/Html.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import { ShowAll } from '#src/ui/ShowAll.tsx'
import { Table } from '#src/ui/Table.ts'
import { hiddenUntilAll } from '#src/ui/hiddenUntilAll.ts'
import { color, media, radius, size, space } from '#src/ui/tokens.ts'
import type { SectionProps } from '#src/contract/sections.ts'

/** The number of rows that phones show before the visitor asks for all. */
const SHOWN_ON_PHONES = 6

/**
 * Our offer compared with another one. The filter, and on phones the option to show all rows, are checkboxes that the style sheet reads. On
 * phones both sides are side by side under their topic; the roles are explicit because screen readers would not recognize this layout as a
 * table.
 */
export default function ComparisonTable(props: ViewProps<'comparisonTable'>) {
  const { id, eyebrow, title, lead, caption, ours, theirs, checkedOn, checkedLabel, method, differencesLabel, rows, notPublished } = props
  const { allRowsLabel, notice } = props
  const { language } = useSite()
  const table = localId('comparisonTable', id ?? '', caption)
  return (
    <Root>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <div className="bar">
        <Typography variant="body2" className="checked">
          <Icon name="calendar-check" />
          {checkedLabel} <time dateTime={checkedOn}>{formatDay(checkedOn, language)}</time>
        </Typography>
        {rows.some(({ same }) => same) && (
          <label className="choice">
            <input type="checkbox" className="differences" />
            {differencesLabel}
          </label>
        )}
      </div>
      <Table role="table" id={table}>
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" />
            <th role="columnheader" scope="col" className="ours">
              {ours}
            </th>
            <th role="columnheader" scope="col">
              {theirs}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr role="row" key={row.topic} data-same={row.same ? '' : undefined}>
              <th role="rowheader" scope="row">
                {row.topic}
              </th>
              <td role="cell" className="ours">
                {row.ours}
              </td>
              <td role="cell">
                {row.theirs === 'not-published' ? (
                  <span className="unknown">{notPublished}</span>
                ) : (
                  <>
                    {row.theirs.text}
                    <SourceLine {...row.theirs.source} />
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {rows.length > SHOWN_ON_PHONES && <ShowAll label={allRowsLabel.replace('{count}', String(rows.length))} controls={table} />}
      {method && <Html html={method} className="prose method" />}
      {notice && (
        <Typography variant="body2" color="textSecondary" className="notice">
          {notice}
        </Typography>
      )}
    </Root>
  )
}

type Statement = Exclude<SectionProps<'comparisonTable'>['rows'][number]['theirs'], 'not-published'>

/** The source of a statement, and the date on which it was checked. */
function SourceLine({ label, url, checkedOn }: Statement['source']) {
  const { language } = useSite()
  return (
    <span className="source">
      {url ? (
        <a href={url} rel="noopener">
          {label}
        </a>
      ) : (
        label
      )}
      , <time dateTime={checkedOn}>{formatDay(checkedOn, language)}</time>
    </span>
  )
}

const Root = styled('div')(hiddenUntilAll(`tbody tr:nth-of-type(n + ${SHOWN_ON_PHONES + 1})`), {
  '& .bar': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: `${space.s8} ${space.s24}` },
  '& .checked': { display: 'flex', alignItems: 'center', gap: space.s8, color: color.muted },
  '& .choice': {
    display: 'flex',
    alignItems: 'center',
    gap: space.s12,
    minHeight: '2.75rem',
    color: color.strong,
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& .choice input': { width: '1.25rem', height: '1.25rem', margin: 0, accentColor: color.primaryText, cursor: 'pointer' },
  '&:has(.differences:checked) tr[data-same]': { display: 'none' },
  '@supports not selector(:has(a))': { '& .choice': { display: 'none' } },
  '& table': { tableLayout: 'fixed' },
  '& > table > caption': { paddingInline: 0 },
  '& > table :is(th, td)': { padding: space.s16, overflowWrap: 'anywhere' },
  '& > table > thead :is(th, td)': {
    position: 'sticky',
    top: 'var(--header-height, 4.5rem)',
    zIndex: 1,
    borderBottom: `2px solid ${color.strong}`,
    backgroundColor: 'var(--mui-palette-background-default)',
    fontSize: size.lg,
  },
  '& > table > thead .ours': { borderStartStartRadius: radius.card, borderStartEndRadius: radius.card },
  '& > table > thead th.ours, & td.ours': { backgroundColor: color.tintedGround, color: color.strong },
  '& thead td, & th[scope="row"]': { width: '24%', paddingInlineStart: 0 },
  '& th[scope="row"]': { fontWeight: 700, lineHeight: 1.45 },
  '& .unknown': { color: color.muted, fontStyle: 'italic' },
  '& .source': { display: 'block', marginTop: space.s8, color: color.muted, fontSize: size.xs, lineHeight: 1.5 },
  '& .source a': { color: 'inherit' },
  '& .method': { marginTop: space.s32, fontSize: size.sm },
  '& .notice': { maxWidth: '44rem', marginTop: space.s16, fontSize: size.sm },
  [media.mobile]: {
    '& table, & thead, & tbody, & caption': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& thead': {
      position: 'sticky',
      top: 'var(--header-height, 4.5rem)',
      zIndex: 1,
      borderBottom: `2px solid ${color.strong}`,
      backgroundColor: 'var(--mui-palette-background-default)',
    },
    '& thead td': { display: 'none' },
    '& > table > thead th': { position: 'static', border: 0, padding: space.s12, fontSize: size.md },
    '& tbody tr': { borderBottom: `1px solid ${color.cardLine}` },
    '& tbody :is(th, td)': { padding: space.s12, border: 0, fontSize: size.sm },
    '& tbody th[scope="row"]': { gridColumn: '1 / -1', width: 'auto', padding: `${space.s16} 0 ${space.s8}`, fontSize: size.md },
  },
  // For very large letters, each column takes its full half.
  '@container page (max-width: 16rem)': { '& > table > :nth-child(n) :is(th, td)': { paddingInline: space.s4 } },
  '@media print': { '& thead, & > table > thead :is(th, td)': { position: 'static' } },
})
