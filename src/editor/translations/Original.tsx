import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useContext, useSyncExternalStore } from 'react'
import { FormContext } from '#src/editor/FormContext.ts'
import type { KeyPath } from '#src/site/site.ts'
import { nameInEnglish } from '#src/site/languages/nameInEnglish.ts'
import { originals } from './originals.ts'

const WORDS = { missing: 'missing', stale: 'changed since', same: 'the same text', done: undefined } as const

/** The source of a translated field, with its language and state. One button copies it to the field, another one keeps it as it is. */
export function Original({ source, keyPath, onCopy }: { source: unknown; keyPath: KeyPath; onCopy?: (() => void) | undefined }) {
  const { texts, sourceLanguage, onStillRight } = useContext(FormContext)
  const isShown = useSyncExternalStore(originals.subscribe, originals.areShown)
  const words = wordsOf(source)
  if (words === '') return null
  const known = texts.get(keyPath.join('.'))
  const state = known && WORDS[known.state]
  const isKept = known && (known.state === 'missing' || (known.state === 'stale' && !known.isWritten))
  return (
    <Box
      component="span"
      sx={{
        display: 'block',
        mb: 0.75,
        px: 1,
        py: 0.5,
        borderLeft: 3,
        borderColor: known?.state === 'stale' ? 'warning.main' : 'grey.400',
        bgcolor: '#f3f4f6',
        color: 'text.primary',
      }}>
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Button
          size="small"
          color="inherit"
          aria-expanded={isShown}
          title={isShown ? 'Hide all originals' : 'Show all originals'}
          onClick={() => originals.show(!isShown)}
          sx={{ ml: -0.5, px: 0.5, minWidth: 0, fontSize: '0.75rem', fontWeight: 700 }}>
          {nameInEnglish(sourceLanguage)}
          <Box component="span" aria-hidden sx={{ ml: 0.5 }}>
            {isShown ? '▾' : '▸'}
          </Box>
        </Button>
        {state && (
          <Box
            component="span"
            sx={{ fontSize: '0.75rem', color: known.state === 'stale' ? 'warning.main' : 'text.secondary', fontWeight: 600 }}>
            {state}
          </Box>
        )}
        <Box component="span" sx={{ display: 'flex', ml: 'auto' }}>
          {onCopy && (
            <Button size="small" onClick={onCopy} sx={{ fontSize: '0.75rem', px: 0.75, minWidth: 0 }}>
              Copy to field
            </Button>
          )}
          {isKept && (
            <Button size="small" onClick={() => onStillRight(known.stillRight)} sx={{ fontSize: '0.75rem', px: 0.75, minWidth: 0 }}>
              Keep as it is
            </Button>
          )}
        </Box>
      </Box>
      {isShown && (
        <Box
          component="span"
          lang={sourceLanguage}
          dir="auto"
          sx={{ display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxHeight: '16em', overflow: 'auto' }}>
          {words}
        </Box>
      )}
    </Box>
  )
}

/** A text, a number, or a list of them, as text; empty for other values. */
function wordsOf(source: unknown): string {
  if (Array.isArray(source)) return source.every((item) => typeof item === 'string') ? source.join(', ') : ''
  return typeof source === 'string' || typeof source === 'number' ? String(source) : ''
}
