import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import { listed, useSite } from 'page-builder/ui'
import { NamedRows } from '#packages/recruiting/ui/NamedRows.tsx'
import { fill } from '#packages/recruiting/ui/fill.ts'
import { findDuplicates } from '#packages/recruiting/analysis/dataScout/findDuplicates.ts'
import { mergeRows } from '#packages/recruiting/analysis/dataScout/mergeRows.ts'
import type { ScoutRow } from '#packages/recruiting/analysis/dataScout/ScoutRow.ts'

type DoublesProps = {
  rows: ScoutRow[]
  nameOf(row: ScoutRow): string
  columns: ToolProps<'dataScout'>['columns']
  words: ToolProps<'dataScout'>['words']
  onChange(rows: ScoutRow[]): void
}

/** Rows that may be one person, with buttons to merge them or keep them separate. */
export function Doubles({ rows, nameOf, columns, words, onChange }: DoublesProps) {
  const { language } = useSite()
  const [kept, setKept] = useState<string[]>([])
  const doubles = findDuplicates(rows).filter(({ ids }) => !kept.includes(ids.join()))
  if (doubles.length === 0) return null
  const merge = (ids: string[]) => {
    const same = rows.filter(({ id }) => ids.includes(id))
    const merged = same.reduce((first, second) => mergeRows(first, second))
    onChange(rows.flatMap((row) => (row.id === merged.id ? [merged] : ids.includes(row.id) ? [] : [row])))
  }
  return (
    <section className="doubles">
      <Typography variant="h3" sx={{ mb: 1.5 }}>
        {words.doubles}
      </Typography>
      <NamedRows>
        {doubles.map(({ ids, by }) => (
          <li key={ids.join()}>
            <span>
              {fill(words.double, {
                first: ids
                  .slice(0, -1)
                  .map((id) => nameOf(rows.find((row) => row.id === id)!))
                  .join(', '),
                second: nameOf(rows.find((row) => row.id === ids.at(-1))!),
                what: listed(
                  by.map((kind) => columns[kind]),
                  language,
                ),
              })}
            </span>
            <Box sx={{ display: 'flex', columnGap: 2 }}>
              <Button variant="text" onClick={() => merge(ids)}>
                {words.merge}
              </Button>
              <Button variant="text" onClick={() => setKept([...kept, ids.join()])}>
                {words.keepBoth}
              </Button>
            </Box>
          </li>
        ))}
      </NamedRows>
    </section>
  )
}
