import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { type ReactNode, useContext, useEffect, useState } from 'react'
import { FormContext } from '#src/editor/FormContext.ts'
import { fileContent } from '#src/editor/fileContent.ts'
import { FileButton } from '#src/editor/inputs/FileButton.tsx'
import { tasksApi } from '#src/editor/pages/tasksApi.ts'
import type { EditorTypefaces } from '#src/node/dev/editor/wire.ts'
import { isFields } from '#src/site/isFields.ts'

const SAMPLE = 'Five wizards jump quickly. 0123456789'

/** The typeface of a site: chosen from a list with samples, or from a file; the details are `children`. */
export function FontInput({ value, onChange, children }: { value: unknown; onChange(value: undefined): void; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const family = isFields(value) && typeof value['family'] === 'string' ? value['family'] : 'The system font of visitors'
  return (
    <Box role="group" aria-label="Typeface" sx={{ border: 1, borderColor: 'grey.300', borderRadius: 1, p: 1.5 }}>
      <Typography sx={{ fontWeight: 600 }}>Typeface</Typography>
      <Typography sx={{ mb: 1 }}>{family}</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Choose a typeface
      </Button>
      {value !== undefined && <Button onClick={() => onChange(undefined)}>Use the system font</Button>}
      <Box component="details" sx={{ mt: 1.5 }}>
        <Box component="summary" sx={{ cursor: 'pointer', fontSize: '0.8125rem' }}>
          Details of the font files
        </Box>
        <Box sx={{ mt: 1 }}>{children}</Box>
      </Box>
      {isOpen && <FontDialog family={family} onClose={() => setOpen(false)} />}
    </Box>
  )
}

/** A list of typefaces with samples, and a file of one’s own; the chosen one becomes the font of the site in one step. */
function FontDialog({ family, onClose }: { family: string; onClose(): void }) {
  const { setFont } = useContext(FormContext)
  const [list, setList] = useState<EditorTypefaces['typefaces']>()
  const [chosen, setChosen] = useState(family)
  const [file, setFile] = useState<File>()
  const [failure, setFailure] = useState('')
  const [isAtWork, setAtWork] = useState(false)
  useEffect(() => {
    tasksApi.typefaces().then(
      ({ typefaces }) => setList(typefaces),
      (error: Error) => setFailure(error.message),
    )
  }, [])
  const font = async () => (file ? { file: { name: file.name, base64: (await fileContent(file, file.name)).base64 } } : { family: chosen })

  async function use() {
    setAtWork(true)
    setFailure('')
    const failed = await font()
      .then(setFont)
      .catch((error: Error) => error.message)
    setAtWork(false)
    if (failed === null) onClose()
    else setFailure(failed)
  }
  const isReady = file !== undefined || (list?.some((one) => one.family === chosen && one.sample !== null) ?? false)
  return (
    <Dialog open fullWidth maxWidth="md" transitionDuration={0} onClose={onClose} aria-labelledby="font-title">
      <DialogTitle id="font-title" sx={{ fontWeight: 700 }}>
        Typeface
      </DialogTitle>
      <DialogContent>
        <RadioGroup
          aria-label="Typefaces"
          value={file ? null : chosen}
          onChange={(_event, next) => {
            setFile(undefined)
            setChosen(next)
          }}
          sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))' }}>
          {list?.map((typeface) => (
            <TypefaceOption key={typeface.family} {...typeface} />
          ))}
        </RadioGroup>
        <Box sx={{ mt: 2 }}>
          <FileButton accept=".woff2,.ttf,.otf" onFiles={([chosenFile]) => setFile(chosenFile)}>
            Choose a font file
          </FileButton>
          <Typography component="span" sx={{ ml: 1.5 }}>
            {file ? file.name : 'WOFF2, TTF or OTF. Check that its licence allows use on websites.'}
          </Typography>
        </Box>
        {failure !== '' && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" disabled={!isReady || isAtWork} onClick={() => void use()}>
          Use this typeface
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** A typeface with a sample, or with the command that fetches it. */
function TypefaceOption({ family, about, sample, package: source }: EditorTypefaces['typefaces'][number]) {
  const name = `Sample ${family}`
  useEffect(() => {
    if (sample === null) return
    const face = new FontFace(name, `url(data:font/woff2;base64,${sample})`, { weight: '100 900' })
    document.fonts.add(face)
    void face.load().catch(() => {})
    return () => void document.fonts.delete(face)
  }, [name, sample])
  return (
    <Box sx={{ p: 1, border: 1, borderColor: 'grey.300', borderRadius: 1 }}>
      <FormControlLabel
        value={family}
        disabled={sample === null}
        control={<Radio size="small" />}
        label={`${family}: ${about}`}
        sx={{ '& .MuiFormControlLabel-label': { fontSize: '0.8125rem' } }}
      />
      {sample === null ? (
        <Typography sx={{ pl: 4, fontSize: '0.75rem', color: 'text.secondary' }}>
          Not available yet. For developers: <code>npm run fonts -- add &quot;{family}&quot;</code> ({source})
        </Typography>
      ) : (
        <Box sx={{ pl: 4, fontFamily: `"${name}"` }}>
          <Box sx={{ fontSize: '1.375rem', fontWeight: 700 }}>{SAMPLE}</Box>
          <Box>{SAMPLE}</Box>
        </Box>
      )}
    </Box>
  )
}
