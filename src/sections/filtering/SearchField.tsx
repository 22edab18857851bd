import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { Icon } from '#src/ui/Icon.tsx'
import { color, size, space } from '#src/ui/tokens.ts'

/** `name` is that of the value in a form. */
type Props = { id: string; label: string; value: string; name?: string; onChange(value: string): void; onFocus?(): void }

/** A search field with its label above it: the parts of a MUI text field, without the code for menus. */
export function SearchField({ id, label, value, name, onChange, onFocus }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const typed = useRef(onChange)
  // Text typed before hydration is kept.
  useEffect(() => {
    if (input.current?.value) typed.current(input.current.value)
  }, [])
  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      <OutlinedInput
        id={id}
        type="search"
        name={name}
        fullWidth
        value={value}
        inputRef={input}
        onFocus={onFocus}
        onChange={(event) => onChange(event.target.value)}
        startAdornment={<Icon name="search" />}
        slotProps={{ input: { autoComplete: 'off', maxLength: 100, enterKeyHint: 'search' } }}
      />
    </Root>
  )
}

const Root = styled('div')({
  '& > label': { display: 'block', marginBottom: space.s8, color: color.strong, fontSize: size.sm, fontWeight: 600 },
  '& .MuiOutlinedInput-root': { gap: space.s12 },
  '& .MuiOutlinedInput-input': { paddingBlock: space.s12, paddingInlineStart: 0 },
  '& .icon': { color: color.muted },
})
