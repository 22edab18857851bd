import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import type { EditorWorkList } from '#src/node/dev/editor/wire.ts'
import { translationsApi } from './translationsApi.ts'
import { placeName } from '#src/editor/find/placeName.ts'

type Item = EditorWorkList['files'][number]
type OpenText = Item['open'][number]

type WorkRowProps = {
  item: Item
  isChosen: boolean
  onChoose(isChosen: boolean): void
  /** Opens the translation, at a text. */
  onEdit(text?: OpenText): void
  /** Starts the translation. */
  onStart(): void
}

/** A page or a shared file in the work list: what is missing and outdated, and its texts, each with a button that leads to its field. */
export function WorkRow({ item, isChosen, onChoose, onEdit, onStart }: WorkRowProps) {
  const id = useId()
  const [open, setOpen] = useState<readonly OpenText[] | undefined>()
  const [failure, setFailure] = useState('')
  const { path, address, file, state, isDraft, language, missing, stale } = item
  const isOpen = open !== undefined
  const isIncomplete = missing.texts + stale.texts > 0
  const name = placeName(item)

  async function show() {
    try {
      setOpen((await translationsApi.open(file, language)).open)
      setFailure('')
    } catch (error) {
      setFailure((error as Error).message)
    }
  }

  return (
    <Box component="section" aria-labelledby={id} sx={{ border: 1, borderColor: 'grey.300', borderRadius: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 1, py: 0.5, bgcolor: '#f3f4f6' }}>
        <Checkbox
          size="small"
          checked={isChosen}
          slotProps={{ input: { 'aria-label': `Export ${name}` } }}
          onChange={(_event, isOn) => onChoose(isOn)}
        />
        <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
          <Typography id={id} component="h3" sx={{ fontSize: '0.875rem', fontWeight: 700, overflowWrap: 'anywhere' }}>
            {name}{' '}
            <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
              {path === null ? file : address}
            </Box>
          </Typography>
          <Typography sx={{ fontSize: '0.8125rem', color: isIncomplete ? 'text.primary' : 'text.secondary' }}>{stateOf(item)}</Typography>
        </Box>
        {isIncomplete && state !== 'none' && (
          <Button size="small" aria-expanded={isOpen} onClick={() => (isOpen ? setOpen(undefined) : void show())}>
            {isOpen ? 'Hide texts' : 'Show texts'}
          </Button>
        )}
        {state === 'none' ? (
          <Button size="small" variant="outlined" aria-label={`Translate ${name}`} onClick={onStart}>
            Translate
          </Button>
        ) : (
          <Button size="small" variant="outlined" aria-label={`Edit ${name}`} onClick={() => onEdit()}>
            Edit
          </Button>
        )}
      </Box>
      {failure !== '' && <Alert severity="error">{failure}</Alert>}
      {isOpen && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {open.map((text) => (
            <Box
              component="li"
              key={text.id}
              sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1.5, py: 0.25, borderTop: 1, borderColor: 'grey.300' }}>
              <Typography sx={{ flex: 1, minWidth: 0, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {text.label}
                  {text.state === 'stale' && ', outdated'}:
                </Box>{' '}
                {text.source.length > MOST ? `${text.source.slice(0, MOST)} …` : text.source}
              </Typography>
              <Button size="small" aria-label={`Edit ${text.label}`} onClick={() => onEdit(text)}>
                Edit
              </Button>
            </Box>
          ))}
        </Box>
      )}
      {isDraft && (
        <Typography sx={{ px: 1.5, py: 0.5, borderTop: 1, borderColor: 'grey.300', fontSize: '0.8125rem' }}>
          The translation is a draft. To publish it, open “About this page” and then “Publication”.
        </Typography>
      )}
    </Box>
  )
}

/** How much of a source is shown, in characters. */
const MOST = 160

function stateOf({ state, missing, stale, words }: Item): string {
  if (state === 'separate') return 'Written separately in this language'
  if (state === 'complete') return `Complete, ${counted(words, 'word')}`
  if (state === 'none') return `No translation yet, ${counted(missing.words, 'word')}`
  return [
    ...(missing.texts > 0 ? [`${counted(missing.texts, 'text')} missing (${counted(missing.words, 'word')})`] : []),
    ...(stale.texts > 0 ? [`${counted(stale.texts, 'text')} outdated (${counted(stale.words, 'word')})`] : []),
  ].join(', ')
}

function counted(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`
}
