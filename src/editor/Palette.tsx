import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import type { EditorSite } from '#src/node/dev/editor/wire.ts'
import { labelOf } from './labelOf.ts'
import { Thumbnail } from './pages/Thumbnail.tsx'
import { everydayWords, placeOfWord } from './pages/everydayWords.ts'
import { paletteGroups } from './pages/paletteGroups.ts'

/**
 * All section types that can be added, in the look of this site and grouped by purpose, and the shared sections. One is chosen first, and
 * then added from one of its examples.
 */
export function Palette({
  site: { types, shared },
  onChoose,
  onClose,
}: {
  site: Pick<EditorSite, 'types' | 'shared'>
  onChoose(section: object): void
  onClose(): void
}) {
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<string>()
  const [pointed, setPointed] = useState<string>()
  const asked = words.trim().toLowerCase()
  const has = (...texts: string[]) => texts.some((text) => text.toLowerCase().includes(asked))
  const known = new Set(paletteGroups.flatMap((group) => group.types))
  const others = types.filter(({ type }) => !known.has(type))
  const groups = [
    ...paletteGroups,
    { name: 'Tools', types: others.flatMap(({ type, isTool }) => (isTool ? [type] : [])) },
    { name: 'Only on this site', types: others.flatMap(({ type, isTool }) => (isTool ? [] : [type])) },
  ]
    .map(({ name, types: inGroup }) => ({
      name,
      found: inGroup.flatMap(
        (type) => types.find((one) => one.type === type && has(labelOf(type), type, one.about, name, everydayWords[type] ?? '')) ?? [],
      ),
    }))
    .filter(({ found }) => found.length > 0)
  const together = shared.filter(({ name, types: inside }) => has(name, 'shared', ...inside))
  const count = groups.reduce((sum, { found }) => sum + found.length, together.length)
  const options: Option[] = [
    ...together.map(({ name, pages, shownOn }) => ({
      key: `shared ${name}`,
      title: labelOf(name),
      about: `Used on ${pages} ${pages === 1 ? 'page' : 'pages'}. A change applies to all of them.`,
      examples: [
        {
          label: 'as it is',
          action: `Add the shared section ${labelOf(name)}`,
          value: { type: 'fragment', fragment: name },
          ...(shownOn && { path: shownOn.path, section: shownOn.section }),
        },
      ],
    })),
    ...groups.flatMap(({ found }) =>
      found.map(({ type, about, examples }) => ({
        key: type,
        title: labelOf(type),
        about,
        examples: examples.map(({ label, value }, index) => ({
          label,
          action: `Add ${labelOf(type)}, ${label}`,
          value,
          path: `/_gallery/${type}/${index + 1}`,
        })),
      })),
    ),
  ]
  // The name that was typed comes first, then sections for which it is another word, then those that only mention it.
  const best =
    options.find(({ title }) => title.toLowerCase() === asked) ??
    options.find(({ title }) => asked !== '' && title.toLowerCase().startsWith(asked)) ??
    options.toSorted((one, other) => placeOfWord(one.key, asked) - placeOfWord(other.key, asked))[0]
  const optionOf = (key: string | undefined) => options.find((option) => option.key === key)
  const shown = optionOf(pointed) ?? optionOf(chosen) ?? best
  const card = (key: string) => {
    const option = optionOf(key)!
    return (
      <Card
        key={key}
        option={option}
        isChosen={(optionOf(chosen) ?? best)?.key === key}
        onPoint={(isOn) => setPointed(isOn ? key : undefined)}
        onChoose={() => setChosen(key)}
      />
    )
  }
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xl"
      transitionDuration={0}
      onClose={onClose}
      aria-labelledby="palette-title"
      slotProps={{ paper: { sx: { height: '92dvh' } } }}>
      <DialogTitle id="palette-title" sx={{ pb: 1, fontWeight: 700 }}>
        Add a section
      </DialogTitle>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', px: 3, pb: 1.5, borderBottom: 1, borderColor: 'grey.300' }}>
        <TextField
          type="search"
          label="Find a section"
          value={words}
          sx={{ maxWidth: '24rem' }}
          onChange={({ target }) => {
            setWords(target.value)
            setChosen(undefined)
          }}
        />
        <Typography role="status" sx={{ flex: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
          {count} {count === 1 ? 'section' : 'sections'}
        </Typography>
        <Button onClick={onClose}>Close</Button>
      </Stack>
      <DialogContent
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
          p: 0,
          minHeight: 0,
          overflow: 'hidden',
          bgcolor: '#f9fafb',
        }}>
        <Box sx={{ overflow: 'auto', p: 2 }}>
          {count === 0 && (
            <Typography sx={{ color: 'text.secondary' }}>
              No section has these words. Try what it shows, such as <em>text</em>, <em>picture</em>, <em>list</em> or <em>form</em>.
            </Typography>
          )}
          {together.length > 0 && <Group name="Shared with other pages">{together.map(({ name }) => card(`shared ${name}`))}</Group>}
          {groups.map(({ name, found }) => (
            <Group key={name} name={name}>
              {found.map(({ type }) => card(type))}
            </Group>
          ))}
        </Box>
        <Box
          component="section"
          aria-label="Examples of the section"
          sx={{ overflow: 'auto', p: 2, borderLeft: 1, borderColor: 'grey.300', bgcolor: '#fff' }}>
          {shown && <Examples key={shown.key} option={shown} onChoose={onChoose} />}
        </Box>
      </DialogContent>
    </Dialog>
  )
}

/** A section type or a shared section, with its examples; `path` and `section` tell which section of which page shows one. */
type Option = {
  key: string
  title: string
  about: string
  examples: { label: string; action: string; value: object; path?: string; section?: number }[]
}

/** The examples of a section at a readable size, each with a button that adds it. */
function Examples({ option: { title, about, examples }, onChoose }: { option: Option; onChoose(section: object): void }) {
  return (
    <>
      <Typography component="h3" sx={{ fontSize: '1.125rem', fontWeight: 700 }}>
        {title}
      </Typography>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{about}</Typography>
      <Stack component="ul" spacing={3} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {examples.map(({ label, action, value, path, section }) => (
          <Box component="li" key={label}>
            {path !== undefined && (
              <Box sx={{ border: 1, borderColor: 'grey.300', borderRadius: 1, overflow: 'hidden' }}>
                <Thumbnail title={`Preview of ${title}, ${label}`} path={path} section={section ?? 0} wide={1240} />
              </Box>
            )}
            <Stack direction="row" spacing={1.5} sx={{ mt: 1, alignItems: 'center' }}>
              <Button variant="contained" aria-label={action} onClick={() => onChoose(value)}>
                Add
              </Button>
              <Typography sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{label}</Typography>
            </Stack>
          </Box>
        ))}
      </Stack>
    </>
  )
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography component="h3" sx={{ mb: 1, fontSize: '1rem', fontWeight: 700 }}>
        {name}
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
          listStyle: 'none',
        }}>
        {children}
      </Box>
    </Box>
  )
}

/** A section type in the list; the pointer and the focus show its examples next to the list, a click keeps them there. */
function Card({
  option: { title, about, examples },
  isChosen,
  onPoint,
  onChoose,
}: {
  option: Option
  isChosen: boolean
  onPoint(isOn: boolean): void
  onChoose(): void
}) {
  const [first] = examples
  return (
    <Box
      component="li"
      // A card that comes under a resting pointer while words are typed is not pointed at.
      onPointerMove={({ pointerType, movementX, movementY }) =>
        pointerType === 'mouse' && (movementX !== 0 || movementY !== 0) && onPoint(true)
      }
      onPointerLeave={() => onPoint(false)}
      sx={{
        position: 'relative',
        overflow: 'hidden',
        border: 2,
        borderColor: isChosen ? 'primary.main' : 'grey.300',
        borderRadius: 1,
        bgcolor: '#fff',
        '&:hover, &:focus-within': { borderColor: 'primary.main', boxShadow: '0 2px 8px rgb(0 0 0 / 12%)' },
      }}>
      {first?.path !== undefined && <Thumbnail title={`Preview of ${title}`} path={first.path} section={first.section ?? 0} />}
      <Stack spacing={0.5} sx={{ p: 1.5 }}>
        <Typography component="h4" sx={{ fontSize: '0.875rem', fontWeight: 700 }}>
          <ButtonBase
            aria-pressed={isChosen}
            onClick={onChoose}
            onFocus={onChoose}
            sx={{
              position: 'static',
              font: 'inherit',
              textAlign: 'left',
              // The whole card can be clicked.
              '&::after': { content: '""', position: 'absolute', inset: 0 },
              '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
            }}>
            {title}
          </ButtonBase>
        </Typography>
        <Typography sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{about}</Typography>
      </Stack>
    </Box>
  )
}
