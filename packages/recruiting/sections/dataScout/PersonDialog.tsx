import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import { useToolWords } from '#packages/recruiting/ui/ToolContext.ts'
import { fill } from '#packages/recruiting/ui/fill.ts'
import { markOf } from '#packages/recruiting/analysis/dataScout/markOf.ts'
import { type ScoutCell, type ScoutEntry, type ScoutRow, scoutLists } from '#packages/recruiting/analysis/dataScout/ScoutRow.ts'

type PersonDialogProps = {
  row: ScoutRow
  name: string
  columns: ToolProps<'dataScout'>['columns']
  words: ToolProps<'dataScout'>['words']
  onClose(): void
}

/** All values read for one person, each with its mark and its source line. */
export function PersonDialog({ row, name, columns, words, onClose }: PersonDialogProps) {
  const id = useId()
  const basics = (['name', 'headline', 'email', 'phone', 'location', 'summary'] as const).filter((field) => row.basics[field].value !== '')
  const lists = scoutLists.filter((list) => row[list].length > 0)
  const value = (cell: ScoutCell) => <Value cell={cell} words={words} />
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{fill(words.ofPerson, { name })}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
            '& dt': { color: 'text.secondary', fontSize: '0.875rem', fontWeight: 650 },
            '& dd': { color: 'text.strong', overflowWrap: 'anywhere' },
            '& dd ul': { paddingInlineStart: 2.5, color: 'text.primary' },
          }}>
          <div>
            <dt>{columns.file}</dt>
            <dd>{row.files.join(', ')}</dd>
          </div>
          {basics.map((field) => (
            <div key={field}>
              <dt>{columns[field]}</dt>
              <dd>{value(row.basics[field])}</dd>
            </div>
          ))}
          {row.links.length > 0 && (
            <div>
              <dt>{columns.links}</dt>
              <dd>{row.links.join(', ')}</dd>
            </div>
          )}
          {lists.map((list) => (
            <div key={list}>
              <dt>{columns[list]}</dt>
              {row[list].map((entry, index) => (
                <dd key={index}>
                  {value({ ...entry.title, value: lineOf(entry) })}
                  {entry.points.length > 0 && (
                    <ul>
                      {entry.points.map((point) => (
                        <li key={point}>{point}</li>
                      ))}
                    </ul>
                  )}
                </dd>
              ))}
            </div>
          ))}
          {(['skills', 'languages'] as const).map(
            (list) =>
              row[list].length > 0 && (
                <div key={list}>
                  <dt>{columns[list]}</dt>
                  <dd>{row[list].map((cell) => cell.value).join(', ')}</dd>
                </div>
              ),
          )}
        </Box>
      </DialogContent>
      <DialogActions disableSpacing>
        <Button variant="outlined" onClick={onClose}>
          {words.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function lineOf({ title, place, period }: ScoutEntry): string {
  return [title.value, place.value, period.value].filter(Boolean).join(', ')
}

function Value({ cell, words }: { cell: ScoutCell; words: PersonDialogProps['words'] }) {
  const toolWords = useToolWords()
  const mark = markOf(cell)
  return (
    <>
      {cell.value}{' '}
      {mark !== 'sure' && (
        <Typography component="span" variant="body2" className="state" sx={{ color: 'text.secondary' }}>
          {words[mark]}
        </Typography>
      )}
      {cell.source !== '' && cell.source !== cell.value && (
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
          {fill(toolWords.quoted, { text: cell.source })}
          {cell.line !== null && ` (${fill(toolWords.line, { line: cell.line + 1 })})`}
        </Typography>
      )}
    </>
  )
}
