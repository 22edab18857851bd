import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { Icon } from '#src/ui/Icon.tsx'
import { color, space } from '#src/ui/tokens.ts'

/** Short reassurances, each with a check mark; nothing if there are none. */
export function HeroNotes({ notes }: { notes: string[] }) {
  if (notes.length === 0) return null
  return (
    <Notes role="list" className="notes">
      {notes.map((note) => (
        <Typography key={note} component="li" variant="body2">
          <Icon name="check" />
          {note}
        </Typography>
      ))}
    </Notes>
  )
}

const Notes = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s8} ${space.s24}`,
  marginTop: space.s24,
  fontWeight: 600,
  '& > li': { display: 'flex', gap: space.s8, fontWeight: 'inherit' },
  '& .icon': { marginTop: '0.15em', color: color.accent, strokeWidth: 3 },
})
