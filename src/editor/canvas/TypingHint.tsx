import Box from '@mui/material/Box'
import { labelOf } from '#src/editor/labelOf.ts'
import type { PageProse } from './proseOfPage.ts'

/**
 * Names the text being edited on the page, and how to leave it; a live region for screen readers. `type` is the section type, if any. With
 * `isAbove` it is at the top, where it does not cover the text.
 */
export function TypingHint({ prose, type, isAbove }: { prose: PageProse | null; type: string | undefined; isAbove: boolean }) {
  return (
    <Box
      role="status"
      sx={{
        position: 'absolute',
        ...(isAbove ? { top: 12 } : { bottom: 12 }),
        left: '50%',
        transform: 'translateX(-50%)',
        maxWidth: 'calc(100% - 24px)',
        ...(prose && { px: 1.75, py: 0.75 }),
        borderRadius: 99,
        bgcolor: '#111827',
        color: '#fff',
        fontSize: '0.8125rem',
        boxShadow: 4,
        pointerEvents: 'none',
      }}>
      {prose && (
        <>
          Typing in <strong>{prose.label}</strong>
          {type === undefined ? ` of the ${prose.region}` : ` of ${labelOf(type)} ${Number(prose.region) + 1}`}
          <Box component="span" sx={{ '@media (pointer: coarse)': { display: 'none' } }}>
            {' · Enter saves, Escape cancels, Tab moves to the next text'}
          </Box>
        </>
      )}
    </Box>
  )
}
