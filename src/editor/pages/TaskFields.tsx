import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { EditorTask } from '#src/node/dev/editor/tasks/editorTask.ts'
import type { EditorPage, EditorSite } from '#src/node/dev/editor/wire.ts'
import { MomentInput } from '#src/editor/inputs/MomentInput.tsx'
import { PageField } from './PageField.tsx'
import type { AskedTask } from './askedTask.ts'
import { slugOf } from './slugOf.ts'

/** The props of the fields of a task; `onTask` receives the current task, or null while a detail is missing. */
type FieldsProps<Do extends AskedTask['do']> = {
  asked: Extract<AskedTask, { do: Do }>
  site: EditorSite
  page: EditorPage
  onTask(task: EditorTask | null): void
}

/** The fields for the details of a task, by its type. */
export function TaskFields({ asked, ...props }: { asked: AskedTask } & Omit<FieldsProps<AskedTask['do']>, 'asked'>) {
  switch (asked.do) {
    case 'new':
      return <NewFields asked={asked} {...props} />
    case 'move':
      return <MoveFields asked={asked} {...props} />
    case 'remove':
      return <RemoveFields asked={asked} {...props} />
    case 'share':
      return <ShareFields asked={asked} {...props} />
    case 'carry':
      return <CarryFields asked={asked} {...props} />
    case 'own':
    case 'translate':
      return null
  }
}

/** The time from which visitors see a new page. */
type Shows = 'now' | 'draft' | 'later'

const PUBLISH_AT = { kind: 'moment', about: 'Hidden until then. A day starts at 00:00 UTC.' } as const

function NewFields({ asked, site, page, onTask }: FieldsProps<'new'>) {
  const here = site.pages.find(({ path }) => path === page.path)?.collection
  const [family, setFamily] = useState(here ?? 'page')
  const [name, setName] = useState('')
  const [own, setOwn] = useState<string | null>(null)
  const [shows, setShows] = useState<Shows>('now')
  const [publishAt, setPublishAt] = useState<string>()
  const [like, setLike] = useState(asked.like)
  const [isLike, setIsLike] = useState(asked.like !== undefined)
  const collection = site.collections.find((known) => known.name === family)
  const prefix = collection ? collection.path.replace('{id}', '') : '/'
  const id = own ?? slugOf(name, site.spelling)
  const given = { family, name, id, shows, publishAt, like, isLike }
  const tell = (next: Partial<typeof given>) => {
    const now = { ...given, ...next }
    const isPage = !site.collections.some((known) => known.name === now.family)
    const isWhole =
      now.id !== '' &&
      now.name.trim() !== '' &&
      (now.shows !== 'later' || now.publishAt !== undefined) &&
      (!now.isLike || now.like !== undefined)
    const place = { family: now.family, id: isPage ? `/${now.id}` : now.id, name: now.name.trim() }
    const when = now.shows === 'draft' ? { draft: true } : now.shows === 'later' ? { publishAt: now.publishAt } : {}
    onTask(isWhole ? { do: 'new', ...place, ...when, ...(now.isLike && { like: now.like }) } : null)
  }
  return (
    <>
      <TextField
        select
        label="Kind of page"
        value={family}
        onChange={({ target }) => {
          setFamily(target.value)
          tell({ family: target.value })
        }}>
        <MenuItem value="page">A single page</MenuItem>
        {site.collections.map((known) => (
          <MenuItem key={known.name} value={known.name}>
            {known.label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        required
        label="Name"
        value={name}
        helperText="Shown in menus and on cards."
        onChange={({ target }) => {
          setName(target.value)
          tell({ name: target.value, ...(own === null && { id: slugOf(target.value, site.spelling) }) })
        }}
      />
      <TextField
        required
        label="Address"
        value={id}
        helperText="Lower-case words joined by hyphens. If you change it later, the old address redirects to the new one."
        slotProps={{ input: { startAdornment: <InputAdornment position="start">{prefix}</InputAdornment> } }}
        onChange={({ target }) => {
          setOwn(target.value)
          tell({ id: target.value })
        }}
      />
      <TextField
        select
        label="Content"
        value={isLike ? 'like' : 'sample'}
        onChange={({ target }) => {
          setIsLike(target.value === 'like')
          tell({ isLike: target.value === 'like' })
        }}>
        <MenuItem value="sample">Sample sections with texts to replace</MenuItem>
        <MenuItem value="like">The sections of another page</MenuItem>
      </TextField>
      {isLike && (
        <PageField
          label="Like the page"
          value={like ?? null}
          site={site}
          withHidden
          onChange={(chosen) => {
            setLike(chosen)
            tell({ like: chosen })
          }}
        />
      )}
      <TextField
        select
        label="Publication"
        value={shows}
        onChange={({ target }) => {
          setShows(target.value as Shows)
          tell({ shows: target.value as Shows })
        }}>
        <MenuItem value="now">With the next release of the site</MenuItem>
        <MenuItem value="draft">Not yet: keep it as a draft</MenuItem>
        <MenuItem value="later">At a date and time</MenuItem>
      </TextField>
      {shows === 'later' && (
        <MomentInput
          field={PUBLISH_AT}
          label="From"
          value={publishAt}
          keyPath={['publishAt']}
          isNeeded
          onChange={(chosen) => {
            const moment = typeof chosen === 'string' && chosen !== '' ? chosen : undefined
            setPublishAt(moment)
            tell({ publishAt: moment })
          }}
        />
      )}
    </>
  )
}

function MoveFields({ asked: { path }, onTask }: FieldsProps<'move'>) {
  const [to, setTo] = useState(path)
  return (
    <TextField
      required
      label="New address"
      value={to}
      helperText={`Current address: ${path}.`}
      onChange={({ target }) => {
        setTo(target.value)
        onTask(target.value === path || target.value === '' ? null : { do: 'move', from: path, to: target.value })
      }}
    />
  )
}

function RemoveFields({ asked: { path }, site, onTask }: FieldsProps<'remove'>) {
  const [goes, setGoes] = useState<'page' | 'nowhere' | null>(null)
  const [to, setTo] = useState<string | null>(null)
  const [relink, setRelink] = useState(true)
  const tell = (next: { goes?: 'page' | 'nowhere'; to?: string; relink?: boolean }) => {
    const now = { goes, to, relink, ...next }
    if (now.goes === 'nowhere') onTask({ do: 'remove', path, to: null, relink: false })
    else onTask(now.to === null ? null : { do: 'remove', path, to: now.to, relink: now.relink })
  }
  return (
    <>
      <RadioGroup
        aria-label="What visitors see"
        value={goes}
        onChange={(_event, chosen) => {
          setGoes(chosen as 'page' | 'nowhere')
          tell({ goes: chosen as 'page' | 'nowhere' })
        }}>
        <FormControlLabel value="page" control={<Radio size="small" />} label="Redirect visitors to another page" />
        <FormControlLabel value="nowhere" control={<Radio size="small" />} label="Show visitors the page for unknown addresses" />
      </RadioGroup>
      {goes === 'page' && (
        <>
          <PageField
            label="Redirect to"
            value={to}
            site={site}
            except={path}
            onChange={(chosen) => {
              setTo(chosen)
              tell({ to: chosen })
            }}
          />
          <FormControlLabel
            label="Also update links on this site"
            control={
              <Checkbox
                size="small"
                checked={relink}
                onChange={(_event, isOn) => {
                  setRelink(isOn)
                  tell({ relink: isOn })
                }}
              />
            }
          />
        </>
      )}
    </>
  )
}

function ShareFields({ asked: { place, suggestion }, onTask }: FieldsProps<'share'>) {
  const [name, setName] = useState(suggestion)
  const tell = (words: string) => onTask(words === '' ? null : { do: 'share', ...place, name: words })
  return (
    <TextField
      required
      label="Name of the shared section"
      value={name}
      helperText="Only shown in the editor. Lower-case words joined by hyphens."
      onChange={({ target }) => {
        setName(target.value)
        tell(target.value)
      }}
    />
  )
}

function CarryFields({ asked: { place, copies }, site, page, onTask }: FieldsProps<'carry'>) {
  const [to, setTo] = useState<string | null>(null)
  return (
    <PageField
      label="Page"
      help="The section is added at the end."
      value={to}
      site={site}
      withHidden
      except={page.path}
      onChange={(chosen) => {
        setTo(chosen)
        onTask({ do: 'carry', ...place, to: chosen, copies })
      }}
    />
  )
}
