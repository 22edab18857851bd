import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { STACKED_BELOW, Table } from '#src/ui/Table.ts'

/** The maximum length of two cells that share a line on a phone, in characters. */
const SHORT = 40

/**
 * A plain table; the first column names the rows. If it is narrow, its rows become blocks, or it scrolls in its own box. Blocks have
 * explicit roles, because some screen readers would not recognize them as a table.
 */
export default function DataTable({ eyebrow, title, lead, caption, columns, rows, note, narrow }: ViewProps<'dataTable'>) {
  const scrolls = narrow === 'scroll'
  const fitsPhones = columns.length < 3 && rows.every((row) => row.every((cell) => cell.length <= SHORT))
  const stackedBelow = fitsPhones ? STACKED_BELOW[0] : STACKED_BELOW[Math.min(Math.max(columns.length - 2, 1), 3)]
  const role = (name: string) => (scrolls ? undefined : name)
  return (
    <>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <Frame className="reveal" {...(scrolls && { role: 'region', 'aria-label': caption, tabIndex: 0 })}>
        <Table role={role('table')} data-stack={scrolls ? undefined : stackedBelow} data-wide={scrolls ? '' : undefined}>
          <caption>{caption}</caption>
          <thead role={role('rowgroup')}>
            <tr role={role('row')}>
              {columns.map((column) => (
                <th key={column} role={role('columnheader')} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role={role('rowgroup')}>
            {rows.map(([name, ...values], row) => (
              <tr key={row} role={role('row')}>
                <th role={role('rowheader')} scope="row">
                  {name}
                </th>
                {values.map((value, index) => (
                  <td key={index} role={role('cell')} data-label={columns[index + 1]}>
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Frame>
      {note && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2, maxWidth: '46rem' }}>
          {note}
        </Typography>
      )}
    </>
  )
}

const Frame = styled(Card)({
  containerType: 'inline-size',
  padding: 0,
  overflow: 'visible',
  '&[role="region"]': { overflow: 'auto hidden' },
  '& > [data-wide]': { minWidth: '36rem' },
})
