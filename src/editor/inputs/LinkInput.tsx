import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useContext } from 'react'
import type { FieldProps } from '#src/editor/FieldProps.ts'
import { FormContext } from '#src/editor/FormContext.ts'
import type { FormField } from '#src/node/dev/editor/wire.ts'
import { useTextField } from './useTextField.tsx'

/** The maximum number of options. */
const MOST = 60

/** A link: pages and anchors are found by name and path; other addresses are typed. */
export function LinkInput(props: FieldProps<Extract<FormField, { kind: 'link' | 'page' }>>) {
  const { suggestions, pages } = useContext(FormContext)
  const nameOf = (href: string) => pages.get(href.split('#')[0]!) ?? ''
  const { frame, proposing } = useTextField(props, { limits: (href) => leadsTo(href, nameOf(href)) })
  return (
    <Autocomplete
      {...proposing}
      options={suggestions[props.field.kind]}
      groupBy={(option) => (option.startsWith('#') ? 'On the same page' : option.includes('#') ? 'Anchors on other pages' : 'Pages')}
      filterOptions={(all, { inputValue }) => found(all, inputValue, nameOf)}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {option}
            <Box component="span" sx={{ display: 'block', fontSize: '0.75rem', color: 'text.secondary' }}>
              {nameOf(option)}
            </Box>
          </Box>
        </li>
      )}
      renderInput={(inputs) => <TextField {...inputs} {...frame} />}
    />
  )
}

/** Pages before anchors, so that groups stay together. */
function found(all: readonly string[], typed: string, nameOf: (href: string) => string): string[] {
  const words = typed.trim().toLowerCase()
  const fitting = all.filter((option) => option.includes(words) || nameOf(option).toLowerCase().includes(words))
  const rank = (option: string) => (option.startsWith('#') ? 2 : option.includes('#') ? 1 : 0)
  return fitting.sort((one, other) => rank(one) - rank(other)).slice(0, MOST)
}

function leadsTo(href: string, name: string): string {
  if (href.startsWith('https://')) return 'opens another site'
  if (href.startsWith('mailto:')) return 'starts an email'
  if (href.startsWith('tel:')) return 'starts a call'
  return name === '' ? '' : `opens “${name}”`
}
