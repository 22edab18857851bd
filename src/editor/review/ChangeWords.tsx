import Box from '@mui/material/Box'
import type { ChangeWord } from '#src/node/review/changes/changeWord.ts'

const DID: Record<ChangeWord['did'], string> = {
  added: 'added',
  removed: 'removed',
  changed: 'changed',
  reordered: 'in another order',
  moved: 'moved',
  replaced: 'replaced',
}

const WHOLE: Record<ChangeWord['did'], string> = {
  added: 'New',
  removed: 'Removed',
  changed: 'Text changed',
  reordered: 'In another order',
  moved: 'Moved to another address',
  replaced: 'Replaced',
}

/** Changes in words, one per line: where, and from what to what. */
export function ChangeWords({ words }: { words: readonly ChangeWord[] }) {
  return (
    <>
      {words.map((word) => (
        <Box component="span" key={JSON.stringify(word)} sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          <ChangeLine {...word} />
        </Box>
      ))}
    </>
  )
}

function ChangeLine({ place, did, before, after }: ChangeWord) {
  const name = place === '' ? WHOLE[did] : place
  if (before === undefined && after === undefined) return <>{place === '' ? name : `${name}: ${DID[did]}`}</>
  return (
    <>
      {name}:{' '}
      {before !== undefined && before !== '' && (
        <Box component="del" sx={{ bgcolor: '#fee2e2', textDecorationColor: '#b91c1c' }}>
          {before}
        </Box>
      )}
      {before !== undefined && after !== undefined && ' → '}
      {after !== undefined && after !== '' && (
        <Box component="ins" sx={{ bgcolor: '#dcfce7', textDecoration: 'none' }}>
          {after}
        </Box>
      )}
      {(after === '' || before === '') && <Box component="span"> (empty)</Box>}
    </>
  )
}

/** Changes as one sentence for screen readers. */
export function changeSentence(words: readonly ChangeWord[]): string {
  return words
    .map(({ place, did, after }) => `${place === '' ? WHOLE[did] : `${place} ${DID[did]}`}${after === undefined ? '' : `: ${after}`}`)
    .join('; ')
}
