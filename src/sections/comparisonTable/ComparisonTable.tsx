import { styled } from '@mui/material/styles'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { formatDay } from '#src/sections/formatDay.ts'
import { Html } from '#src/ui/Html.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import { color, media, radius, size, space } from '#src/ui/tokens.ts'
import type { SectionProps } from '#schemas/sections/index.ts'

/**
 * Our offer beside another one. The filter is a checkbox that the style sheet reads. On small screens rows become cards; the roles are
 * written out because a table whose rows are laid out as blocks is no table to screen readers otherwise.
 */
export function ComparisonTable(props: ViewProps<'comparisonTable'>) {
  const { eyebrow, title, lead, caption, ours, theirs, checkedOn, checkedLabel, method, differencesLabel, rows, notPublished, notice } =
    props
  const { language } = useSite()
  return (
    <Root>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <div className="bar">
        <p className="checked">
          <Icon name="calendar-check" />
          {checkedLabel} <time dateTime={checkedOn}>{formatDay(checkedOn, language)}</time>
        </p>
        {rows.some(({ same }) => same) && (
          <label className="filter">
            <input type="checkbox" />
            {differencesLabel}
          </label>
        )}
      </div>
      <table role="table">
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
                <span className="label" aria-hidden="true">
                  {ours}
                </span>
                {row.ours}
              </td>
              <td role="cell">
                <span className="label" aria-hidden="true">
                  {theirs}
                </span>
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
      </table>
      {method && <Html html={method} className="prose method" />}
      {notice && <p className="notice">{notice}</p>}
    </Root>
  )
}

type Statement = Exclude<SectionProps<'comparisonTable'>['rows'][number]['theirs'], 'not-published'>

/** Where a statement comes from and when somebody looked. */
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

const Root = styled('div')({
  '& .bar': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.s8} ${space.s24}`,
    marginBottom: space.s8,
  },
  '& .checked': { display: 'flex', alignItems: 'center', gap: space.s8, color: color.muted, fontSize: size.sm },
  '& .filter': {
    display: 'flex',
    alignItems: 'center',
    gap: space.s12,
    minHeight: '2.75rem',
    color: color.strong,
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& .filter input': { width: '1.25rem', height: '1.25rem', margin: 0, accentColor: color.primaryText, cursor: 'pointer' },
  '&:has(.filter input:checked) tr[data-same]': { display: 'none' },
  '@supports not selector(:has(a))': { '& .filter': { display: 'none' } },
  '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0, tableLayout: 'fixed' },
  '& caption': { paddingBottom: space.s16, color: color.muted, fontSize: size.sm, textAlign: 'left' },
  '& th, & td': {
    padding: space.s20,
    borderBottom: `1px solid ${color.cardLine}`,
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& thead :is(th, td)': {
    position: 'sticky',
    top: 'var(--header-height, 4.5rem)',
    zIndex: 1,
    borderBottom: `2px solid ${color.strong}`,
    background: 'var(--mui-palette-background-default)',
    color: color.strong,
    fontSize: size.lg,
    fontWeight: 750,
  },
  '& thead .ours': { borderTopLeftRadius: radius.card, borderTopRightRadius: radius.card },
  '& .ours': { background: 'color-mix(in srgb, var(--mui-palette-secondary-main) 7%, var(--mui-palette-background-default))' },
  '& thead th.ours': { background: 'color-mix(in srgb, var(--mui-palette-secondary-main) 7%, var(--mui-palette-background-default))' },
  '& thead td, & th[scope="row"]': { width: '24%', paddingLeft: 0 },
  '& th[scope="row"]': { color: color.strong, fontWeight: 700, lineHeight: 1.45 },
  '& td.ours': { color: color.strong },
  '& .label': { display: 'none' },
  '& .unknown': { color: color.muted, fontStyle: 'italic' },
  '& .source': { display: 'block', marginTop: space.s8, color: color.muted, fontSize: size.xs, lineHeight: 1.5 },
  '& .source a': { color: 'inherit' },
  '& .method': { marginTop: space.s32, fontSize: size.sm },
  '& .notice': { maxWidth: '46rem', marginTop: space.s16, color: color.muted, fontSize: size.sm },
  [media.mobile]: {
    '& table, & tbody, & tr, & tbody :is(th, td), & caption': { display: 'block', width: 'auto' },
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& thead :is(th, td)': { position: 'static' },
    '& tbody': { display: 'grid', gap: space.s16 },
    '& tbody tr': { overflow: 'hidden', border: `1px solid ${color.cardLine}`, borderRadius: radius.card, background: color.card },
    '& tbody :is(th, td)': { padding: `${space.s16} ${space.s20}` },
    '& tbody td:last-child': { borderBottom: 0 },
    '& th[scope="row"]': { width: 'auto', paddingLeft: space.s20, fontSize: size.lg },
    '& .label': { display: 'block', marginBottom: space.s4, color: color.muted, fontSize: size.xs, fontWeight: 700 },
    '& .ours .label': { color: color.accent },
  },
  '@media print': { '& thead :is(th, td)': { position: 'static' } },
})
