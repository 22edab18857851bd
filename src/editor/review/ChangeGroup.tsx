import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { ReviewChange, ReviewGroup } from '#src/node/dev/editor/review/reviewWire.ts'
import { ChangeWords, changeSentence } from './ChangeWords.tsx'
import { groupName } from './groupName.ts'

type ChangeGroupProps = {
  group: ReviewGroup
  /** The chosen changes, and what happens when a box is pressed; without it, no boxes are shown. */
  chosen?: ReadonlySet<string>
  onChoose?(ids: readonly string[], isOn: boolean): void
  /** The action for a single change. */
  act: string
  isBusy: boolean
  onAct(change: ReviewChange): void
}

/** The changes of a page, or of a file that several pages show. */
export function ChangeGroup({ group, chosen, onChoose, act, isBusy, onAct }: ChangeGroupProps) {
  const id = useId()
  const { page, pages, changes } = group
  const name = groupName(group)
  const ids = changes.map((change) => change.id)
  const count = chosen ? ids.filter((one) => chosen.has(one)).length : 0
  return (
    <Box role="group" aria-labelledby={id} sx={{ border: 1, borderColor: 'grey.300', borderRadius: 1, overflow: 'hidden' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, px: 1, py: 0.25, bgcolor: '#f3f4f6' }}>
        {chosen && (
          <Checkbox
            size="small"
            checked={count === ids.length}
            indeterminate={count > 0 && count < ids.length}
            slotProps={{ input: { 'aria-label': `All changes: ${name}` } }}
            onChange={() => onChoose?.(ids, count < ids.length)}
          />
        )}
        <Typography id={id} component="h4" sx={{ py: 0.75, fontSize: '0.875rem', fontWeight: 700, overflowWrap: 'anywhere' }}>
          {name}{' '}
          <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
            {page ? page.path : pages > 1 ? `on ${pages} pages` : ''}
          </Box>
        </Typography>
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {changes.map((change) => (
          <Box
            component="li"
            key={change.id}
            sx={{ display: 'flex', alignItems: 'start', gap: 0.5, px: 1, py: 0.25, borderTop: 1, borderColor: 'grey.300' }}>
            {chosen && (
              <Checkbox
                size="small"
                checked={chosen.has(change.id)}
                slotProps={{ input: { 'aria-label': `${name}: ${changeSentence(change.words)}` } }}
                onChange={(_event, isOn) => onChoose?.([change.id], isOn)}
              />
            )}
            <Typography component="div" sx={{ flex: 1, minWidth: 0, py: 1, fontSize: '0.8125rem' }}>
              <ChangeWords words={change.words} />
              <PartOf {...change} />
            </Typography>
            <Button
              size="small"
              aria-disabled={isBusy}
              aria-label={`${act}: ${name}, ${changeSentence(change.words)}`}
              onClick={() => !isBusy && onAct(change)}
              sx={{ flex: 'none', mt: 0.5 }}>
              {act}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

/** What a change is part of already. */
function PartOf({ waiting, release, earlier }: ReviewChange) {
  const words = [
    ...(waiting === null ? [] : [`Waiting for approval: “${waiting}”`]),
    ...(release === null ? [] : [`In the release “${release}”`]),
    ...(earlier === null ? [] : [`“${earlier}” has an earlier version of this change`]),
  ]
  return words.map((line) => (
    <Box component="span" key={line} sx={{ display: 'block', color: '#1e40af' }}>
      {line}
    </Box>
  ))
}
