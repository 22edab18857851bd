import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import type { KeyPath } from '#src/site/site.ts'
import type { Editor } from './createEditor.ts'
import type { Draft } from './draftStore.ts'
import { labelOf } from './labelOf.ts'
import { type Clash, type Side, threeWay } from './threeWay.ts'
import { valueWords } from './valueWords.ts'
import { diffWordsWithSpace } from 'diff'

const SIDES: { side: Side; title: string }[] = [
  { side: 'mine', title: 'Yours' },
  { side: 'theirs', title: 'On disk' },
  { side: 'base', title: 'Before both edits' },
]

/** The fields that changed both here and on disk, each with a choice: the version of this editor, that on disk, or the one before. */
export function Conflict({ editor, draft, theirs, file }: { editor: Editor; draft: Draft; theirs: unknown; file: string }) {
  const { clashes } = threeWay({ base: draft.base, mine: draft.value, theirs })
  const [chosen, setChosen] = useState<Record<string, Side>>({})
  const sideOf = ({ path }: Clash) => chosen[path.join('.')] ?? 'mine'
  return (
    <Alert severity="warning" role="alert" sx={{ '& .MuiAlert-message': { width: '100%' } }}>
      {file} has also changed on disk. Your version is not saved yet, and nothing is lost. Which version do you want to keep?
      {clashes.map((clash) => (
        <ClashChoice
          key={clash.path.join('.')}
          clash={clash}
          side={sideOf(clash)}
          onChoose={(side) => setChosen({ ...chosen, [clash.path.join('.')]: side })}
        />
      ))}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => void editor.settle(clashes.map(sideOf))}>
          {clashes.every((clash) => sideOf(clash) === 'mine') ? 'Keep mine' : 'Save the selection'}
        </Button>
        <Button variant="outlined" onClick={() => editor.takeTheirs()}>
          Use the version on disk
        </Button>
      </Stack>
    </Alert>
  )
}

function ClashChoice({ clash, side, onChoose }: { clash: Clash; side: Side; onChoose: (side: Side) => void }) {
  const id = useId()
  return (
    <Box sx={{ my: 1.5 }}>
      <Typography id={id} component="h3" sx={{ fontSize: '0.875rem', fontWeight: 700 }}>
        {nameOf(clash.path)}
      </Typography>
      <RadioGroup aria-labelledby={id} value={side} onChange={(_event, value) => onChoose(value as Side)}>
        {SIDES.map(({ side: option, title }) => (
          <div key={option}>
            <FormControlLabel value={option} label={title} control={<Radio size="small" sx={{ py: 0.25 }} />} />
            <Box
              component="pre"
              tabIndex={0}
              role="group"
              aria-label={`${nameOf(clash.path)}: ${title}`}
              sx={{
                m: 0,
                mb: 0.75,
                ml: 3.5,
                p: 1,
                maxHeight: 160,
                overflow: 'auto',
                whiteSpace: 'pre-wrap',
                overflowWrap: 'anywhere',
                bgcolor: '#fff',
                border: 1,
                borderColor: option === side ? 'primary.main' : 'grey.400',
                fontSize: '0.8125rem',
                fontFamily: 'inherit',
                '& mark': { bgcolor: '#ffe99a', color: 'inherit', borderRadius: 0.5 },
              }}>
              <MarkedWords before={valueWords(clash.base)} text={valueWords(clash[option])} />
            </Box>
          </div>
        ))}
      </RadioGroup>
    </Box>
  )
}

/** A key path in words: `items.0.label` is “Items 1, label”. */
function nameOf(path: KeyPath): string {
  if (path.length === 0) return 'Everything'
  const parts = path.map((key) => (typeof key === 'number' ? String(key + 1) : labelOf(key)))
  return parts.reduce((words, part) => (/^\d+$/.test(part) ? `${words} ${part}` : `${words}, ${part.toLowerCase()}`))
}

/** A text with the words highlighted that are not in `before`. */
function MarkedWords({ before, text }: { before: string; text: string }) {
  if (before === text) return text
  const parts = diffWordsWithSpace(before, text).filter(({ removed }) => !removed)
  return parts.map(({ value, added }, index) => (added ? <mark key={index}>{value}</mark> : value))
}
