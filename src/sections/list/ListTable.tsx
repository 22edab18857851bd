import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import type { ListItem } from '#src/site/lists/listView.ts'
import { useSite } from '#src/ui/SiteContext.ts'
import { STACKED_BELOW, Table } from '#src/ui/Table.ts'
import { color, size, space } from '#src/ui/tokens.ts'

type Props = { labels: string[]; items: ListItem[]; caption: string | undefined }

/**
 * Entries as a table: their names, and a column for each shown field. If it is narrow, its rows become blocks, which have explicit roles,
 * because some screen readers would not recognize them as a table.
 */
export function ListTable({ labels, items, caption }: Props) {
  const { words } = useSite()
  return (
    <Frame className="reveal">
      <Table role="table" data-stack={STACKED_BELOW[Math.min(labels.length, 3)]} aria-label={caption}>
        <thead role="rowgroup">
          <tr role="row">
            {[words.listName, ...labels].map((label) => (
              <th key={label} role="columnheader" scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {items.map(({ id, path, name, summary, written, texts }) => (
            <tr key={path} id={id} role="row">
              <th role="rowheader" scope="row" {...written}>
                <Link href={path}>{name}</Link>
                {summary !== undefined && <p>{summary}</p>}
              </th>
              {texts.map((text, index) => (
                <td key={index} role="cell" data-label={labels[index]} data-empty={text === '' ? '' : undefined}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  )
}

const Frame = styled(Card)({
  container: 'table / inline-size',
  padding: 0,
  overflow: 'hidden',
  '& tbody tr > *': { verticalAlign: 'top' },
  // Tables of several groups have the same columns.
  '& table': { tableLayout: 'fixed' },
  '& thead th:first-of-type': { width: '32%' },
  '& th a': { color: 'inherit', textDecorationColor: color.accent },
  '& th p': { marginTop: space.s4, color: color.muted, fontSize: size.sm, fontWeight: 400 },
  '& table[data-stack] td[data-empty]:empty::before': { content: 'none' },
})
