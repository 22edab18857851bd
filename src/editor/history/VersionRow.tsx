import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { EditorVersion } from '#src/node/dev/editor/history/historyWire.ts'
import { momentWords } from '#src/editor/calendar/momentWords.ts'
import { inWords } from '#src/editor/pages/inWords.ts'
import { ChangeWords } from '#src/editor/review/ChangeWords.tsx'
import { groupName } from '#src/editor/review/groupName.ts'

type VersionRowProps = { version: EditorVersion; own: readonly string[]; isChosen: boolean; onChoose(): void }

/** A version of a page: when, who, their words, and what changed. */
export function VersionRow({ version: { who, at, title, changes }, own, isChosen, onChoose }: VersionRowProps) {
  return (
    <ButtonBase
      component="button"
      aria-current={isChosen}
      onClick={onChoose}
      sx={{
        display: 'block',
        width: '100%',
        p: 1.25,
        borderRadius: 1,
        border: 1,
        borderColor: isChosen ? 'primary.main' : 'grey.300',
        bgcolor: isChosen ? '#dbeafe' : '#fff',
        font: 'inherit',
        fontSize: '0.8125rem',
        textAlign: 'left',
        '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main' },
      }}>
      <Box component="span" sx={{ display: 'block', fontWeight: 700 }}>
        {momentWords(at)}
        {who !== '' && (
          <Box component="span" sx={{ fontWeight: 400 }}>
            {' '}
            · {who}
          </Box>
        )}
      </Box>
      <Box component="span" sx={{ display: 'block', mb: 0.5, overflowWrap: 'anywhere' }}>
        {inWords(title, null)}
      </Box>
      {changes.map(({ file, words }) => (
        <Box component="span" key={file} sx={{ display: 'block', color: '#374151' }}>
          {!own.includes(file) && <strong>{groupName({ page: null, file })}: </strong>}
          <ChangeWords words={words} />
        </Box>
      ))}
    </ButtonBase>
  )
}
