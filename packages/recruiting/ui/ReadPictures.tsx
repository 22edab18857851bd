import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormLabel from '@mui/material/FormLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { languageOfData } from '#packages/recruiting/analysis/recognition/languageOfData.ts'
import { Icon, useSite } from 'page-builder/ui'
import { ProgressBar } from './ProgressBar.tsx'
import { useToolAround } from './ToolContext.ts'
import { fill } from './fill.ts'
import { useRecognition } from './useRecognition.ts'

const BYTES = 1_048_576

type ReadPicturesProps = {
  place: string
  /** A refused file with pictures of text. */
  file: { id: number; name: string }
  /** Whether other files have pictures too: each button then names its file. */
  isOneOfSeveral: boolean
}

/**
 * Offers text recognition for a scanned document, and shows the download size, then the progress; renders nothing if this browser does not
 * support it.
 */
export function ReadPictures({ place, file, isOneOfSeveral }: ReadPicturesProps) {
  const { language } = useSite()
  const recognition = useRecognition()
  const { words, given, state, picked, isBusy, send } = useToolAround()
  const [chosen, setChosen] = useState(0)
  const id = useId()
  const data = recognition?.languages[chosen]
  if (!recognition || !data || !canRead()) return null
  const megabytes = ((recognition.bytes + data.bytes) / BYTES).toLocaleString(language, { maximumFractionDigits: 1 })
  const isReading = state === 'readingPictures' && picked.place === place && picked.id === file.id
  const named = `${words.readPictures}: ${file.name}`
  const isFull = given[place]!.text.trim() !== ''
  return (
    <Box className="read-pictures" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {recognition.languages.length > 1 && (
        <div>
          <FormLabel htmlFor={id}>{words.picturesLanguage}</FormLabel>
          <NativeSelect
            input={<OutlinedInput size="small" />}
            IconComponent={Arrow}
            value={chosen}
            onChange={({ target }) => setChosen(Number(target.value))}
            inputProps={{ id }}>
            {recognition.languages.map(({ name }, index) => (
              <option key={name} value={index}>
                {nameOf(name, language)}
              </option>
            ))}
          </NativeSelect>
        </div>
      )}
      {/* One button with two roles, so that it keeps the focus. */}
      <Button
        variant="outlined"
        disabled={!isReading && (isBusy || isFull)}
        aria-label={isReading ? undefined : named}
        sx={{ overflowWrap: 'anywhere' }}
        aria-describedby={`${id}_fetch`}
        onClick={() => send(isReading ? { type: 'cancel' } : { type: 'pictures.read', place, id: file.id, language: data.name })}>
        {isReading ? words.cancel : isOneOfSeveral ? named : words.readPictures}
      </Button>
      <Typography id={`${id}_fetch`} variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {isReading ? fill(words.reading, { name: file.name }) : isFull ? words.picturesNeedRoom : fill(words.picturesFetch, { megabytes })}
      </Typography>
      {isReading && (
        <Box sx={{ justifySelf: 'stretch' }}>
          <ProgressBar />
        </Box>
      )}
    </Box>
  )
}

/** Whether this browser supports the required features; some disable them for security. */
function canRead(): boolean {
  return typeof WebAssembly === 'object' && typeof OffscreenCanvas === 'function'
}

function nameOf(name: string, language: string): string {
  const code = languageOfData(name)
  return (code && new Intl.DisplayNames(language, { type: 'language' }).of(code)) || name
}

function Arrow({ className }: { className?: string }) {
  return <Icon name="chevron-down" {...(className && { className })} />
}
