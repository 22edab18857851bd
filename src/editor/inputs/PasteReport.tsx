import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useContext, useState } from 'react'
import { FormContext } from '#src/editor/FormContext.ts'
import { EditorIcon } from './EditorIcon.tsx'
import { PictureDialog } from './PictureDialog.tsx'
import { type ReadPicture, readPicture } from './readPicture.ts'
import { type PastedPicture, fileOf } from './pastedPictures.ts'

/** What a paste has changed or left out, with its pictures, each of which can be brought in. `onInsert` receives one that was. */
export function PasteReport({
  told,
  pictures,
  onTake,
  onInsert,
  onClose,
}: {
  told: readonly string[]
  pictures: readonly PastedPicture[]
  onTake(picture: PastedPicture): void
  onInsert(image: { src: string; alt: string }): void
  onClose(): void
}) {
  const { suggestions } = useContext(FormContext)
  const [chosen, setChosen] = useState<{ picture: PastedPicture; read: ReadPicture }>()
  const [failed, setFailed] = useState<{ picture: PastedPicture; message: string }>()
  if (told.length === 0 && pictures.length === 0) return null
  const bringIn = async (picture: PastedPicture) => {
    setFailed(undefined)
    const fail = (message: string) => setFailed({ picture, message })
    const file = await fileOf(picture).catch(() => undefined)
    if (!file) return fail('This picture cannot be read from here. Save it on this computer, then choose Picture above the text.')
    const read = await readPicture(file)
    if ('failure' in read) fail(read.failure)
    else setChosen({ picture, read })
  }
  return (
    <Alert severity="info" onClose={onClose} sx={{ mt: 1 }}>
      {told.map((sentence) => (
        <Box key={sentence} component="p" sx={{ m: 0, '& + p': { mt: 0.5 } }}>
          {sentence}
        </Box>
      ))}
      {failed && pictures.includes(failed.picture) && (
        <Box component="p" role="alert" sx={{ m: 0, mt: 0.5, fontWeight: 600 }}>
          {failed.message}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: pictures.length > 0 ? 1 : 0 }}>
        {pictures.map((picture, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Two pictures may be equal.
          <Button key={index} variant="outlined" startIcon={<EditorIcon name="picture" />} onClick={() => void bringIn(picture)}>
            Bring in {picture.words === '' ? `picture ${index + 1}` : `“${picture.words.slice(0, 40)}”`}
          </Button>
        ))}
      </Box>
      {chosen && (
        <PictureDialog
          pictures={suggestions.asset}
          first={chosen.read}
          alt={chosen.picture.words}
          onClose={() => setChosen(undefined)}
          onChoose={({ path, alt = '' }) => {
            setChosen(undefined)
            onTake(chosen.picture)
            onInsert({ src: path, alt })
          }}
        />
      )}
    </Alert>
  )
}
