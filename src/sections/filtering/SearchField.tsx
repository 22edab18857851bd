import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { Icon } from '#src/ui/Icon.tsx'
import { color, radius, size, space } from '#src/ui/tokens.ts'

type Props = { id: string; label: string; value: string; onChange(value: string): void }

/** A search field with its label above. It is made of the parts of a MUI text field, without the menus that one brings along. */
export function SearchField({ id, label, value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const typed = useRef(onChange)
  // Text typed before hydration counts.
  useEffect(() => {
    if (input.current?.value) typed.current(input.current.value)
  }, [])
  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      <OutlinedInput
        id={id}
        type="search"
        fullWidth
        value={value}
        inputRef={input}
        onChange={(event) => onChange(event.target.value)}
        startAdornment={<Icon name="search" />}
        slotProps={{ input: { autoComplete: 'off', maxLength: 100, enterKeyHint: 'search' } }}
      />
    </Root>
  )
}

const Root = styled('div')({
  '& label': { display: 'block', marginBottom: space.s8, color: color.strong, fontSize: size.sm, fontWeight: 600 },
  '& .MuiOutlinedInput-root': {
    gap: space.s12,
    minHeight: '3rem',
    borderRadius: radius.control,
    background: color.card,
    color: color.strong,
    font: 'inherit',
  },
  '& .MuiOutlinedInput-input': { height: 'auto', padding: `${space.s12} 0`, font: 'inherit', lineHeight: 1.4 },
  '& .MuiOutlinedInput-input:focus-visible': { outline: 'none' },
  '& .MuiOutlinedInput-notchedOutline': { borderColor: color.control },
  '& .MuiOutlinedInput-root:hover .MuiOutlinedInput-notchedOutline': { borderColor: color.strong },
  '& .MuiOutlinedInput-root.Mui-focused .MuiOutlinedInput-notchedOutline': {
    borderColor: 'var(--mui-palette-focus-main)',
    borderWidth: '3px',
  },
  '& .icon': { color: color.muted },
})
