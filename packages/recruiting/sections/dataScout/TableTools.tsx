import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import { SearchField, Fold, Icon } from 'page-builder/ui'
import { ReportDetails } from '#packages/recruiting/ui/ReportDetails.ts'
import { fill } from '#packages/recruiting/ui/fill.ts'
import { type ScoutColumn, scoutColumns } from '#packages/recruiting/analysis/dataScout/scoutColumns.ts'
import type { RowChoice } from './shownRows.ts'

const CHOICES = { all: 'showAll', doubtful: 'showDoubtful', unread: 'showUnread', edited: 'showEdited' } as const

type TableToolsProps = {
  heads: ToolProps<'dataScout'>['columns']
  words: ToolProps<'dataScout'>['words']
  query: string
  choice: RowChoice
  columns: readonly ScoutColumn[]
  onQuery(query: string): void
  onChoice(choice: RowChoice): void
  onColumns(columns: ScoutColumn[]): void
}

/** The filters of the table: a search, a filter of rows, and one of columns. On phones they are collapsed. */
export function TableTools({ heads, words, query, choice, columns, onQuery, onChoice, onColumns }: TableToolsProps) {
  const tick = <Icon name="check" />
  const toggle = (column: ScoutColumn) => onColumns(scoutColumns.filter((one) => columns.includes(one) !== (one === column)))
  return (
    <Box className="table-tools" sx={{ '@media print': { display: 'none' } }}>
      <Fold label={words.tools} until="phone">
        <Box sx={{ display: 'grid', gap: 2, pt: { xs: 2, sm: 0 } }}>
          <Box sx={{ display: 'grid', gap: 2, alignItems: 'end', gridTemplateColumns: { sm: 'minmax(0, 3fr) minmax(0, 2fr)' } }}>
            <SearchField id="scout_search" label={words.find} value={query} onChange={onQuery} />
            <div>
              <FormLabel htmlFor="scout_show" sx={{ fontSize: '0.875rem' }}>
                {words.show}
              </FormLabel>
              <NativeSelect
                input={<OutlinedInput />}
                IconComponent={Arrow}
                value={choice}
                onChange={({ target }) => onChoice(target.value as RowChoice)}
                inputProps={{ id: 'scout_show' }}>
                {(Object.keys(CHOICES) as RowChoice[]).map((one) => (
                  <option key={one} value={one}>
                    {words[CHOICES[one]]}
                  </option>
                ))}
              </NativeSelect>
            </div>
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
                  // Without names the rows cannot be identified.
                  disabled={column === 'name'}
                  control={<Checkbox icon={tick} checkedIcon={tick} checked={columns.includes(column)} onChange={() => toggle(column)} />}
                />
              ))}
            </Box>
          </ReportDetails>
        </Box>
      </Fold>
    </Box>
  )
}

function Arrow({ className }: { className?: string }) {
  return <Icon name="chevron-down" {...(className && { className })} />
}
