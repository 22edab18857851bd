import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { LibraryFile, LibraryUse } from '#src/node/dev/editor/wire.ts'
import { chequered } from '#src/editor/inputs/chequered.ts'
import { placeName } from '#src/editor/find/placeName.ts'
import { sizeInWords } from '#src/editor/inputs/readPicture.ts'
import { fileKind } from './fileKinds.ts'
import { AI_WORDS, licenseName } from './rightsWords.ts'

type LibraryCardProps = {
  file: LibraryFile
  onEdit(use: LibraryUse): void
  onDescribe(use: LibraryUse, words: string): void
  onRights(): void
  onReplace(): void
  onDelete(): void
}

/** A file of the library: what it is, where it is used, and what can be done with it. */
export function LibraryCard({ file, onEdit, onDescribe, onRights, onReplace, onDelete }: LibraryCardProps) {
  const { path, bytes, size, uses, equal, isLicence, rights } = file
  const [shown, setShown] = useState<LibraryFile['size']>(null)
  const name = path.replace('/assets/', '')
  const pixels = size ?? shown
  const faults = uses.filter(({ fault }) => fault !== null)
  return (
    <Stack component="li" aria-label={name} spacing={1} sx={{ p: 1.5, border: 1, borderColor: 'grey.400', borderRadius: 1 }}>
      {fileKind(path) === 'picture' && (
        <Box
          component="img"
          src={path}
          alt=""
          loading="lazy"
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setShown({ width, height })}
          sx={{ width: '100%', height: 140, objectFit: 'contain', ...chequered }}
        />
      )}
      <Typography component="h3" sx={{ fontSize: '0.875rem', fontWeight: 700, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography sx={{ fontSize: '0.8125rem' }}>
        {path.slice(path.lastIndexOf('.') + 1).toUpperCase()}
        {pixels && `, ${pixels.width} × ${pixels.height}`}, {sizeInWords(bytes)}
      </Typography>
      {equal.length > 0 && (
        <Typography sx={{ fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>The same file as {equal.join(', ')}</Typography>
      )}
      {rights && (
        <Typography sx={{ fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
          {[
            rights.credit ?? rights.creator,
            rights.copyright,
            rights.license && licenseName(rights.license),
            rights.ai && AI_WORDS[rights.ai],
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      )}
      {faults.map((use) => (
        <Wording key={placeKey(use)} use={use} onDescribe={(words) => onDescribe(use, words)} />
      ))}
      {uses.length === 0 && (
        <Typography sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{isLicence ? 'Licence of other files' : 'Unused'}</Typography>
      )}
      {uses.length > 0 && (
        <Box component="details" sx={{ fontSize: '0.8125rem' }}>
          <Box component="summary" sx={{ py: 0.5, cursor: 'pointer', fontWeight: 600 }}>
            Used in {uses.length} {uses.length === 1 ? 'place' : 'places'}
          </Box>
          <Box component="ul" sx={{ m: 0, pl: 2, maxHeight: 220, overflow: 'auto' }}>
            {uses.map((use) => (
              <li key={placeKey(use)}>
                <Button size="small" sx={{ textAlign: 'start' }} onClick={() => onEdit(use)}>
                  {nameOf(use)}
                </Button>
                {use.words !== null && use.words !== '' && (
                  <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                    {use.words}
                  </Box>
                )}
              </li>
            ))}
          </Box>
        </Box>
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {fileKind(path) === 'picture' && (
          <Button size="small" variant="outlined" aria-label={`Origin and rights: ${name}`} onClick={onRights}>
            Origin and rights
          </Button>
        )}
        {uses.length > 0 && (
          <Button size="small" variant="outlined" aria-label={`Replace everywhere: ${name}`} onClick={onReplace}>
            Replace everywhere
          </Button>
        )}
        {uses.length === 0 && (
          <Button size="small" variant="outlined" color="error" aria-label={`Delete: ${name}`} onClick={onDelete}>
            Delete
          </Button>
        )}
      </Stack>
    </Stack>
  )
}

/** What is wrong with the description of a picture at a place, and its field if it has one. */
function Wording({ use, onDescribe }: { use: LibraryUse; onDescribe(words: string): void }) {
  const [words, setWords] = useState(use.words ?? '')
  return (
    <Stack
      component="form"
      spacing={1}
      onSubmit={(event) => {
        event.preventDefault()
        onDescribe(words.trim())
      }}>
      <Typography sx={{ fontSize: '0.8125rem', color: '#92400e' }}>
        {nameOf(use)}: {use.fault}.
      </Typography>
      {use.describes && (
        <>
          <TextField
            size="small"
            label="Description"
            value={words}
            helperText="What the picture shows, for people who cannot see it."
            onChange={({ target }) => setWords(target.value)}
          />
          <Button
            type="submit"
            size="small"
            variant="outlined"
            sx={{ alignSelf: 'start' }}
            disabled={words.trim() === '' || words === use.words}>
            Save
          </Button>
        </>
      )}
    </Stack>
  )
}

function nameOf({ page, file, name, keyPath }: LibraryUse): string {
  const [list, index] = keyPath
  const where = list === 'sections' && typeof index === 'number' ? `, section ${index + 1}` : ''
  return placeName({ path: page, file, name }) + where
}

function placeKey({ file, keyPath, words }: LibraryUse): string {
  return JSON.stringify([file, keyPath, words])
}
