import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useMemo } from 'react'
import type { EditorParts } from '#src/node/dev/editor/wire.ts'

/** The most pages that are listed at a time. */
const MOST = 60

/** A page that is looked for by its name or its address, in its family. */
export function PageField({
  label,
  help,
  value,
  site,
  except,
  onChange,
}: {
  label: string
  help?: string
  value: string | null
  site: EditorParts
  except?: string
  onChange(path: string): void
}) {
  // It stands above every form, and is shown anew with every letter that is typed.
  const options = useMemo(() => {
    const labels = new Map(site.collections.map(({ name, label }) => [name, label]))
    return site.pages
      .filter(({ path }) => path !== except)
      .map((page) => ({ ...page, family: (page.collection !== null && labels.get(page.collection)) || 'Pages' }))
      .toSorted((a, b) => Number(a.family !== 'Pages') - Number(b.family !== 'Pages') || a.family.localeCompare(b.family))
  }, [site.pages, site.collections, except])
  return (
    <Autocomplete
      disableClearable
      options={options}
      groupBy={({ family }) => family}
      value={(options.find(({ path }) => path === value) ?? null) as (typeof options)[number]}
      getOptionKey={({ path }) => path}
      getOptionLabel={({ name, path }) => `${name} · ${path}`}
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
