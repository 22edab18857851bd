import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import type { EditorImport, EditorPlan } from '#src/node/dev/editor/wire.ts'
import type { Editor } from '#src/editor/createEditor.ts'
import { placeName } from '#src/editor/find/placeName.ts'
import { PlanView } from '#src/editor/pages/PlanView.tsx'
import { refusedPlan } from '#src/editor/pages/refusedPlan.ts'
import { type ReturnedFile, translationsApi } from './translationsApi.ts'

/** Shows what a file from translators changes and which texts are refused, and imports it as one step. `onClose` gets what was done. */
export function ImportDialog({ editor, file, onClose }: { editor: Editor; file: ReturnedFile; onClose(done?: string): void }) {
  const [found, setFound] = useState<EditorImport>()
  const [failure, setFailure] = useState('')
  const [refused, setRefused] = useState<EditorPlan>()
  const [isImporting, setImporting] = useState(false)
  useEffect(() => {
    translationsApi.plan(file, editor.get().page?.path ?? '/').then(setFound, (error: Error) => setFailure(error.message))
  }, [editor, file])
  const sum = (of: 'added' | 'changed' | 'confirmed' | 'unchanged' | 'untranslated') =>
    (found?.files ?? []).reduce((total, one) => total + one[of], 0)
  const isReady = found?.failure === null && found.plan.failure === null

  async function importAll() {
    setImporting(true)
    const why = refusedPlan(await editor.carry((path) => translationsApi.import(file, path)))
    setImporting(false)
    if (why) return setRefused(why)
    const left = found!.refused.length === 0 ? '' : ` ${counted(found!.refused.length, 'text')} refused.`
    onClose(`${counted(sum('added') + sum('changed') + sum('confirmed'), 'text')} imported.${left} Undo reverts it.`)
  }

  return (
    <Dialog open fullWidth maxWidth="md" transitionDuration={0} onClose={() => onClose()} aria-labelledby="import-title">
      <DialogTitle id="import-title" sx={{ fontWeight: 700 }}>
        Import {file.name}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {failure !== '' && <Alert severity="error">{failure}</Alert>}
        {found && found.failure !== null && <Alert severity="error">{found.failure}</Alert>}
        {!found && failure === '' && <Typography role="status">Reading the file …</Typography>}
        {found?.failure === null && (
          <>
            <Typography role="status">
              {[
                `${counted(sum('added'), 'new translation')}`,
                `${sum('changed')} changed`,
                `${sum('confirmed')} marked as up to date`,
                `${sum('unchanged')} unchanged`,
                `${sum('untranslated')} not translated`,
                `${found.refused.length} refused`,
              ].join(', ')}
              .
            </Typography>
            {found.refused.length > 0 && (
              <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}>
                These texts are not imported. Everything else is.
                <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
                  {found.refused.map(({ file: of, id, label, name, reason, advice, target }) => (
                    <Box component="li" key={`${of} ${id}`} sx={{ mb: 1, overflowWrap: 'anywhere' }}>
                      <strong>
                        {name}, {label}
                      </strong>
                      : {reason}. {advice}
                      {target !== '' && (
                        <Box component="blockquote" dir="auto" sx={{ m: 0, mt: 0.25, pl: 1, borderLeft: 3, borderColor: 'grey.400' }}>
                          {target}
                        </Box>
                      )}
                    </Box>
                  ))}
                </Box>
              </Alert>
            )}
            <Box
              component="table"
              sx={{
                borderCollapse: 'collapse',
                '& th, & td': { textAlign: 'start', py: 0.5, pr: 2, borderBottom: 1, borderColor: 'grey.300' },
              }}>
              <thead>
                <tr>
                  <th scope="col">Page or shared file</th>
                  <th scope="col">New</th>
                  <th scope="col">Changed</th>
                  <th scope="col">Up to date</th>
                  <th scope="col">Refused</th>
                </tr>
              </thead>
              <tbody>
                {found.files
                  .filter((one) => one.added + one.changed + one.confirmed + one.refused > 0)
                  .map((one) => (
                    <tr key={one.file}>
                      <th scope="row">{placeName(one)}</th>
                      <td>{one.added}</td>
                      <td>{one.changed}</td>
                      <td>{one.confirmed}</td>
                      <td>{one.refused}</td>
                    </tr>
                  ))}
              </tbody>
            </Box>
            {(refused ?? found.plan).failure !== null || found.plan.notes.length > 0 ? (
              <PlanView plan={refused ?? found.plan} isLooking={false} />
            ) : null}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose()}>Cancel</Button>
        <Button variant="contained" disabled={!isReady || isImporting} onClick={() => void importAll()}>
          Import
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function counted(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`
}
