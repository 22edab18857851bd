import Box from '@mui/material/Box'

/** The table: the strokes of each sign, on a ground of 24 by 24. */
const strokes = {
  up: 'm6 14 6-6 6 6',
  down: 'm6 10 6 6 6-6',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  bin: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  plus: 'M12 5v14M5 12h14',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  share: 'M12 4v11M8 8l4-4 4 4M5 13v7h14v-7',
  page: 'M6 3h8l4 4v14H6zM14 3v4h4',
  find: 'm20 20-4-4M11 17a6 6 0 1 1 0-12 6 6 0 0 1 0 12',
} as const

/** The name of a sign. */
export type GlyphName = keyof typeof strokes

/** A small sign beside or in place of words, which screen readers pass over. */
export function Glyph({ name }: { name: GlyphName }) {
  const isDots = name === 'more' || name === 'grip'
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 24 24"
      sx={{
        width: 18,
        height: 18,
        flex: 'none',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: isDots ? 3 : 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      }}>
      <path d={strokes[name]} />
    </Box>
  )
}
