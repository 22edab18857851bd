import { styled } from '@mui/material/styles'
import { color, media, space } from './tokens.ts'

/**
 * A control on phones to show the rest of a long table, without JavaScript: the section hides that rest with `hiddenUntilAll`. `controls`
 * is the id of the table.
 */
export function ShowAll({ label, controls }: { label: string; controls: string }) {
  return (
    <Root className="show-all">
      <input type="checkbox" aria-controls={controls} />
      {label}
    </Root>
  )
}

const Root = styled('label')({
  display: 'none',
  [media.mobile]: {
    '@media screen': {
      '@supports selector(:has(a))': {
        display: 'flex',
        alignItems: 'center',
        gap: space.s12,
        minHeight: '2.75rem',
        marginTop: space.s12,
        color: color.strong,
        fontWeight: 600,
        cursor: 'pointer',
      },
    },
  },
  '& > input': { width: '1.25rem', height: '1.25rem', margin: 0, accentColor: color.primaryText },
})
