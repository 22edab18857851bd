import { styled } from '@mui/material/styles'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { color, media, radius, size, space } from '#src/ui/tokens.ts'

/** A plain table; the first column names the rows. It scrolls in its own box where it is too wide. */
export function DataTable({ eyebrow, title, lead, caption, columns, rows, note }: ViewProps<'dataTable'>) {
  return (
    <Root>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <div className="scroll reveal" role="region" aria-label={caption} tabIndex={0}>
        <table data-columns={columns.length}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...values], row) => (
              <tr key={row}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={index}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <p className="note">{note}</p>}
    </Root>
  )
}

const Root = styled('div')({
  '& .scroll': { overflowX: 'auto', border: `1px solid ${color.cardLine}`, borderRadius: radius.card, background: color.card },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& table:is([data-columns="4"], [data-columns="5"], [data-columns="6"])': { minWidth: '44rem' },
  '& caption': { padding: `${space.s20} ${space.s24} ${space.s8}`, color: color.muted, fontSize: size.sm, textAlign: 'left' },
  '& th, & td': { padding: `${space.s16} ${space.s24}`, textAlign: 'left', verticalAlign: 'top', fontVariantNumeric: 'tabular-nums' },
  '& thead th': { borderBottom: `2px solid ${color.strong}`, color: color.strong, fontWeight: 750 },
  '& tbody :is(th, td)': { borderBottom: `1px solid ${color.cardLine}` },
  '& tbody tr:last-child > *': { borderBottom: 0 },
  '& tbody th': { color: color.strong, fontWeight: 600 },
  '& .note': { maxWidth: '46rem', marginTop: space.s16, color: color.muted, fontSize: size.sm },
  [media.mobile]: {
    '& th, & td': { padding: space.s12 },
    '& caption': { maxWidth: 'calc(100vw - 2rem)', padding: `${space.s16} ${space.s12} ${space.s4}` },
  },
})
