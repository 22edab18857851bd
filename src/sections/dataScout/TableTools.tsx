import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { SectionProps } from '#schemas/sections/index.ts'
import { SearchField } from '#src/sections/filtering/SearchField.tsx'
import { ReportDetails } from '#src/sections/tools/ReportDetails.ts'
import { fill } from '#src/sections/tools/fill.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { type ScoutColumn, scoutColumns } from '#src/tools/dataScout/scoutColumns.ts'
import type { RowChoice } from './shownRows.ts'

const CHOICES = { all: 'showAll', doubtful: 'showDoubtful', unread: 'showUnread', edited: 'showEdited' } as const

type TableToolsProps = {
  heads: SectionProps<'dataScout'>['columns']
  words: SectionProps<'dataScout'>['words']
  query: string
  choice: RowChoice
  columns: readonly ScoutColumn[]
  onQuery(query: string): void
  onChoice(choice: RowChoice): void
  onColumns(columns: ScoutColumn[]): void
  /** Null when there is nothing to take back. */
  undo: (() => void) | null
}

/** What is shown of the table: a search, a choice of rows and of columns; and the way back from the last change. */
export function TableTools({ heads, words, query, choice, columns, onQuery, onChoice, onColumns, undo }: TableToolsProps) {
  const tick = <Icon name="check" />
  const toggle = (column: ScoutColumn) => onColumns(scoutColumns.filter((one) => columns.includes(one) !== (one === column)))
  return (
    <Box className="table-tools" sx={{ display: 'grid', gap: 2, '@media print': { display: 'none' } }}>
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'end', gridTemplateColumns: { sm: 'minmax(0, 3fr) minmax(0, 2fr) auto' } }}>
        <SearchField id="scout-search" label={words.find} value={query} onChange={onQuery} />
        <div>
          <FormLabel htmlFor="scout-show" sx={{ fontSize: '0.875rem' }}>
            {words.show}
          </FormLabel>
          <NativeSelect
            input={<OutlinedInput />}
            IconComponent={Arrow}
            value={choice}
            onChange={({ target }) => onChoice(target.value as RowChoice)}
            inputProps={{ id: 'scout-show' }}>
            {(Object.keys(CHOICES) as RowChoice[]).map((one) => (
              <option key={one} value={one}>
                {words[CHOICES[one]]}
              </option>
            ))}
          </NativeSelect>
        </div>
        <Button variant="outlined" aria-disabled={!undo || undefined} onClick={() => undo?.()} sx={undo ? {} : { opacity: 0.6 }}>
          <Icon name="undo-2" />
          {words.undo}
        </Button>
      </Box>
      <ReportDetails>
        <summary>{fill(words.columns, { count: columns.length, of: scoutColumns.length })}</summary>
        <Box
          component="fieldset"
          aria-label={fill(words.columns, { count: columns.length, of: scoutColumns.length })}
          sx={{ display: 'grid', columnGap: 2, border: 0, gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))' }}>
          {scoutColumns.map((column) => (
            <FormControlLabel
              key={column}
              label={heads[column]}
              // A table without names says nothing about anybody.
              disabled={column === 'name'}
              control={<Checkbox icon={tick} checkedIcon={tick} checked={columns.includes(column)} onChange={() => toggle(column)} />}
            />
          ))}
        </Box>
      </ReportDetails>
    </Box>
  )
}

function Arrow({ className }: { className?: string }) {
  return <Icon name="chevron-down" {...(className && { className })} />
}
