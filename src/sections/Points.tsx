import { styled } from '@mui/material/styles'
import { Icon } from '#src/ui/Icon.tsx'
import { color, space } from '#src/ui/tokens.ts'

/** Short points, each with a check mark; nothing if there are none. */
export function Points({ points }: { points: string[] }) {
  if (points.length === 0) return null
  return (
    <Root role="list">
      {points.map((point) => (
        <li key={point}>
          <Icon name="check" />
          {point}
        </li>
      ))}
    </Root>
  )
}

const Root = styled('ul')({
  display: 'grid',
  gap: space.s12,
  marginTop: space.s20,
  '& li': { display: 'flex', gap: space.s12, alignItems: 'flex-start' },
  '& .icon': {
    padding: '0.25em',
    marginTop: '0.05em',
    width: '1.5em',
    height: '1.5em',
    borderRadius: '50%',
    background: `color-mix(in srgb, ${color.primary} 18%, transparent)`,
    color: color.accent,
    strokeWidth: 3,
  },
})
