import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useContext, useState } from 'react'
import type { FieldProps } from '#src/editor/FieldProps.ts'
import { FormContext } from '#src/editor/FormContext.ts'
import type { FormField } from '#src/node/dev/editor/wire.ts'
import { type ChosenPicture, PictureDialog } from './PictureDialog.tsx'
import { useTextField } from './useTextField.tsx'
import { withPicture } from './withPicture.ts'

const PICTURE = /\.(?:svg|png|jpg|webp|avif)$/

/** A file of the site: typed, or, for a picture, selected from the existing ones or uploaded. */
export function AssetInput(props: FieldProps<Extract<FormField, { kind: 'asset' }>>) {
  const { field, label, keyPath, around } = props
  const { text, give, frame, proposing } = useTextField(props)
  const { suggestions } = useContext(FormContext)
  const [isOpen, setOpen] = useState(false)
  // Descriptions of file fields end with an example, which gives the file type.
  const isPicture = PICTURE.test(text) || !/\.(?:woff2|mp4|webm|vtt)\b/.test(field.about)
  const alt = around?.names.includes('alt') ? around.value['alt'] : undefined
  const choose = (picture: ChosenPicture) => {
    setOpen(false)
    if (around) around.onChange(withPicture(around, String(keyPath.at(-1)), picture))
    else give(picture.path)
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: isPicture ? '5.5rem minmax(0, 1fr)' : '1fr', gap: 1.5 }}>
      {isPicture && (
        <Box sx={{ display: 'grid', gap: 0.75, alignContent: 'start' }}>
          <Box
            sx={{
              display: 'grid',
              placeItems: 'center',
              height: 64,
              border: 1,
              borderColor: 'grey.300',
              borderRadius: 1,
              overflow: 'hidden',
              bgcolor: '#fff',
            }}>
            {PICTURE.test(text) && (
              <Box component="img" key={text} src={text} alt="" sx={{ maxWidth: '100%', maxHeight: 62, objectFit: 'contain' }} />
            )}
          </Box>
          <Button variant="outlined" aria-label={`Choose a picture: ${label}`} onClick={() => setOpen(true)}>
            Choose
          </Button>
        </Box>
      )}
      <Autocomplete
        {...proposing}
        options={suggestions.asset}
        filterOptions={(all, { inputValue }) => all.filter((option) => option.includes(inputValue.toLowerCase())).slice(0, 60)}
        renderInput={(inputs) => <TextField {...inputs} {...frame} />}
      />
      {isOpen && (
        <PictureDialog
          pictures={suggestions.asset.filter((path) => PICTURE.test(path))}
          {...(around?.names.includes('alt') && { alt: typeof alt === 'string' ? alt : '' })}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  )
}
