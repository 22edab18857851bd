import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useMemo } from 'react'
import type { EditorParts } from '#src/node/dev/editor/wire.ts'
import { stateWords } from './list/stateWords.ts'

/** The maximum number of listed pages. */
const MOST = 60

/** Selects a page by name or address, grouped by collection; `withHidden` includes pages that visitors do not see now. */
export function PageField({
  label,
  help,
  value,
  site,
  except,
  withHidden = false,
  onChange,
}: {
  label: string
  help?: string
  value: string | null
  site: EditorParts
  except?: string
  withHidden?: boolean
  onChange(path: string): void
}) {
  // It is above every form, which re-renders with every typed letter.
  const options = useMemo(() => {
    const labels = new Map(site.collections.map(({ name, label }) => [name, label]))
    return site.pages
      .filter(({ path, hidden }) => path !== except && (withHidden || hidden === undefined))
      .map((page) => ({ ...page, family: (page.collection !== null && labels.get(page.collection)) || 'Pages' }))
      .toSorted((a, b) => Number(a.family !== 'Pages') - Number(b.family !== 'Pages') || a.family.localeCompare(b.family))
  }, [site.pages, site.collections, except, withHidden])
  return (
    <Autocomplete
      disableClearable
      options={options}
      groupBy={({ family }) => family}
      value={(options.find(({ path }) => path === value) ?? null) as (typeof options)[number]}
      getOptionKey={({ path }) => path}
      getOptionLabel={({ name, path, hidden }) => `${name} · ${path}${hidden === undefined ? '' : ` (${stateWords[hidden]})`}`}
      isOptionEqualToValue={(option, chosen) => option.path === chosen.path}
      filterOptions={(all, { inputValue }) => {
        const words = inputValue.toLowerCase().split(/\s+/)
        return all.filter(({ name, path }) => words.every((word) => `${name} · ${path}`.toLowerCase().includes(word))).slice(0, MOST)
      }}
      onChange={(_event, chosen) => onChange(chosen.path)}
      renderInput={(inputs) => <TextField {...inputs} label={label} {...(help !== undefined && { helperText: help })} />}
    />
  )
}
