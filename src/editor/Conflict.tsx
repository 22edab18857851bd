import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import type { FormField } from '#src/node/dev/editor/wire.ts'
import type { Editor } from './createEditor.ts'
import type { Draft } from './draftStore.ts'
import { placeIn } from './placeIn.ts'
import { type Clash, type Side, threeWay } from './threeWay.ts'
import { valueWords } from './valueWords.ts'
import { diffWordsWithSpace } from 'diff'

const SIDES: { side: Side; title: string }[] = [
  { side: 'mine', title: 'Yours' },
  { side: 'theirs', title: 'On disk' },
  { side: 'base', title: 'Before both edits' },
]

type ConflictProps = { editor: Editor; draft: Draft; theirs: unknown; file: string; form: FormField | undefined }

/**
 * The fields that changed both here and on disk, each with a choice: the version of this editor, that on disk, or the one before. `form`
 * has their labels.
 */
export function Conflict({ editor, draft, theirs, file, form }: ConflictProps) {
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
          form={form}
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

function ClashChoice({
  clash,
  form,
  side,
  onChoose,
}: { clash: Clash; side: Side; onChoose(side: Side): void } & Pick<ConflictProps, 'form'>) {
  const id = useId()
  const { labels, field } = placeIn(form, clash.path)
  const name = labels.length === 0 ? 'Everything' : labels.join(' › ')
  const words = (value: unknown) => valueWords(value, field)
  return (
    <Box sx={{ my: 1.5 }}>
      <Typography id={id} component="h3" sx={{ fontSize: '0.875rem', fontWeight: 700 }}>
        {name}
      </Typography>
      <RadioGroup aria-labelledby={id} value={side} onChange={(_event, value) => onChoose(value as Side)}>
        {SIDES.map(({ side: option, title }) => (
          <div key={option}>
            <FormControlLabel value={option} label={title} control={<Radio size="small" sx={{ py: 0.25 }} />} />
            <Box
              component="pre"
              tabIndex={0}
              role="group"
              aria-label={`${name}: ${title}`}
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
              <MarkedWords before={words(clash.base)} text={words(clash[option])} />
            </Box>
          </div>
        ))}
      </RadioGroup>
    </Box>
  )
}

/** A text with the words highlighted that are not in `before`. */
function MarkedWords({ before, text }: { before: string; text: string }) {
  if (before === text) return text
  const parts = diffWordsWithSpace(before, text).filter(({ removed }) => !removed)
  return parts.map(({ value, added }, index) => (added ? <mark key={index}>{value}</mark> : value))
}
