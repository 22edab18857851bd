import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useContext, useEffect, useState } from 'react'
import type { FieldProps } from '#src/editor/FieldProps.ts'
import { FormContext } from '#src/editor/FormContext.ts'
import { askPreview } from '#src/editor/askPreview.ts'
import type { FormField } from '#src/node/dev/editor/wire.ts'
import { useTextField } from './useTextField.tsx'

/** The maximum number of options. */
const MOST = 90

/** The paths of all icons, fetched once. */
let drawings: Promise<Record<string, string>> | undefined
const allDrawings = () => (drawings ??= askPreview<{ icons: Record<string, string> }>('/_dev/edit/icons').then(({ icons }) => icons))

/** An icon, selected by its look and name. */
export function IconInput(props: FieldProps<Extract<FormField, { kind: 'icon' }>>) {
  const { text, frame, proposing } = useTextField(props)
  const { suggestions } = useContext(FormContext)
  const [icons, setIcons] = useState<Record<string, string>>({})
  useEffect(() => {
    let isThere = true
    // Without paths, the names remain.
    allDrawings().then(
      (all) => isThere && setIcons(all),
      () => {},
    )
    return () => {
      isThere = false
    }
  }, [])
  return (
    <Autocomplete
      {...proposing}
      options={suggestions.icon}
      filterOptions={(all, { inputValue }) => all.filter((name) => name.includes(inputValue.trim().toLowerCase())).slice(0, MOST)}
      slotProps={{ listbox: { sx: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))' } } }}
      renderOption={({ key, ...props }, name) => (
        <Box
          component="li"
          key={key}
          {...props}
          sx={{
            '&&': {
              display: 'grid',
              justifyItems: 'center',
              gap: 0.5,
              p: 1,
              fontSize: '0.6875rem',
              textAlign: 'center',
              overflowWrap: 'anywhere',
            },
          }}>
          <Drawing drawing={icons[name]} size={24} />
          {name}
        </Box>
      )}
      renderInput={({ slotProps, ...inputs }) => (
        <TextField
          {...inputs}
          slotProps={{
            ...slotProps,
            input: {
              ...slotProps.input,
              startAdornment: icons[text] && (
                <InputAdornment position="start" sx={{ ml: 0.5 }}>
                  <Drawing drawing={icons[text]} size={20} />
                </InputAdornment>
              ),
            },
          }}
          {...frame}
        />
      )}
    />
  )
}

function Drawing({ drawing, size }: { drawing: string | undefined; size: number }) {
  if (drawing === undefined) return null
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#111827" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`
  return <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} width={size} height={size} alt="" />
}
