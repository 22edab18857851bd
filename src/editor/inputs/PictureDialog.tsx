import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type DragEvent, useContext, useRef, useState } from 'react'
import { FormContext } from '#src/editor/FormContext.ts'
import { askPreview } from '#src/editor/askPreview.ts'
import type { EditorUpload } from '#src/node/dev/editor/wire.ts'
import { chequered } from './chequered.ts'
import { EditorIcon } from './EditorIcon.tsx'
import { FileButton } from './FileButton.tsx'
import { type ReadPicture, readPicture, sizeInWords } from './readPicture.ts'

/** The selection: a file of the site, and, for a new file, its size in pixels and its description. */
export type ChosenPicture = { path: string; size?: { width: number; height: number }; alt?: string }

/**
 * Selects a picture of the site, or uploads a new one, with its format, size and name; `alt` is the description of the current picture,
 * left out if the field has none. `first` is a new picture to begin with, with the description `alt`.
 */
export function PictureDialog({
  pictures,
  alt,
  first,
  onChoose,
  onClose,
}: {
  pictures: readonly string[]
  alt?: string
  first?: ReadPicture | undefined
  onChoose(picture: ChosenPicture): void
  onClose(): void
}) {
  const { onHistory } = useContext(FormContext)
  const [words, setWords] = useState('')
  const [fresh, setFresh] = useState(first)
  const [failure, setFailure] = useState('')
  const [name, setName] = useState(first?.name ?? '')
  const [shows, setShows] = useState(first ? alt : '')
  const [isBusy, setBusy] = useState(false)
  const reading = useRef<File>(undefined)
  const [isReading, setReading] = useState(false)

  const read = async (file: File | undefined) => {
    if (!file) return
    reading.current = file
    setReading(true)
    setFresh(undefined)
    setFailure('')
    const found = await readPicture(file)
    // Another file has been selected in the meantime.
    if (reading.current !== file) return
    setReading(false)
    setFailure('failure' in found ? found.failure : '')
    if ('failure' in found) return
    setFresh(found)
    setName(found.name)
    setShows('')
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void read(event.dataTransfer.files[0])
  }
  const upload = async ({ base64, start, width, height }: ReadPicture) => {
    setBusy(true)
    try {
      const { path, history } = await askPreview<EditorUpload>('/_dev/edit/upload', { name, base64, ...(start !== undefined && { start }) })
      onHistory(history)
      onChoose({ path, size: { width, height }, ...(alt !== undefined && { alt: shows ?? '' }) })
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
      setBusy(false)
    }
  }
  const found = pictures.filter((path) => path.includes(words.trim().toLowerCase()))
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="picture-title">
      <DialogTitle id="picture-title">Choose a picture</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Box
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 2,
            alignItems: 'center',
            p: 2,
            border: '2px dashed',
            borderColor: 'grey.400',
            borderRadius: 2,
          }}>
          <FileButton
            variant="contained"
            startIcon={<EditorIcon name="upload" />}
            accept="image/png,image/jpeg,image/webp,image/avif,image/svg+xml,image/heic,image/heif,.heic,.heif"
            onFiles={([file]) => void read(file)}>
            Upload a picture
          </FileButton>
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            Or drop a file here: PNG, JPG, WebP, AVIF, HEIC or SVG. Photographs of up to 30 MB are made smaller.
          </Box>
        </Box>
        <Box role="status">{isReading && 'Reading the picture …'}</Box>
        {failure !== '' && <Alert severity="error">{failure}</Alert>}
        {fresh && (
          <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '12rem 1fr' }, gap: 2 }}>
            <Box component="img" src={fresh.url} alt="" sx={{ width: '100%', maxHeight: 180, objectFit: 'contain', ...chequered }} />
            <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
              <span>
                {fresh.format}, {fresh.width} × {fresh.height} pixels, {sizeInWords(fresh.bytes)}
              </span>
              {fresh.original && (
                <Alert severity="info">
                  Made smaller, without place and device: {inWords(fresh.original)} → {inWords(fresh)}
                </Alert>
              )}
              <TextField
                label="File name"
                value={name}
                helperText="Saved in lower case, with letters and digits only. A number is added if the name is taken."
                onChange={({ target }) => setName(target.value)}
              />
              {alt !== undefined && (
                <TextField
                  label="Description"
                  value={shows ?? ''}
                  required
                  helperText="Alternative text for visitors who cannot see the picture."
                  onChange={({ target }) => setShows(target.value)}
                />
              )}
              <Button
                variant="contained"
                disabled={isBusy || name.trim() === '' || (alt !== undefined && (shows ?? '').trim() === '')}
                sx={{ justifySelf: 'start' }}
                onClick={() => void upload(fresh)}>
                Use this picture
              </Button>
            </Box>
          </Box>
        )}
        <TextField type="search" label="Find a picture of the site" value={words} onChange={({ target }) => setWords(target.value)} />
        <Box
          component="ul"
          aria-label="Pictures of the site"
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' }}>
          {found.map((path) => (
            <li key={path}>
              <Button
                fullWidth
                variant="outlined"
                color="inherit"
                onClick={() => onChoose({ path })}
                sx={{
                  display: 'grid',
                  gap: 0.75,
                  p: 1,
                  borderColor: 'grey.400',
                  fontWeight: 400,
                  fontSize: '0.75rem',
                  overflowWrap: 'anywhere',
                }}>
                <Box
                  component="img"
                  src={path}
                  alt=""
                  loading="lazy"
                  sx={{ width: '100%', height: 96, objectFit: 'contain', ...chequered }}
                />
                {path.replace('/assets/', '')}
              </Button>
            </li>
          ))}
        </Box>
        {found.length === 0 && <Box sx={{ color: 'text.secondary' }}>No picture name contains these words.</Box>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  )
}

/** The size of a picture: 6.5 MB, 4032 × 3024. */
function inWords({ bytes, width, height }: Pick<ReadPicture, 'bytes' | 'width' | 'height'>): string {
  return `${sizeInWords(bytes)}, ${width} × ${height}`
}
