import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
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
import { everydayWords } from './pages/everydayWords.ts'
import { paletteGroups } from './pages/paletteGroups.ts'

/** All section types that can be added, in the look of this site and grouped by purpose, and the shared sections. */
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
  return (
    <Dialog open fullWidth maxWidth="lg" transitionDuration={0} onClose={onClose} aria-labelledby="palette-title">
      <DialogTitle id="palette-title" sx={{ pb: 1, fontWeight: 700 }}>
        Add a section
      </DialogTitle>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', px: 3, pb: 1.5, borderBottom: 1, borderColor: 'grey.300' }}>
        <TextField
          type="search"
          label="Find a section"
          value={words}
          sx={{ maxWidth: '24rem' }}
          onChange={({ target }) => setWords(target.value)}
        />
        <Typography role="status" sx={{ flex: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
          {count} {count === 1 ? 'section' : 'sections'}
        </Typography>
        <Button onClick={onClose}>Close</Button>
      </Stack>
      <DialogContent sx={{ minHeight: '60vh', bgcolor: '#f9fafb' }}>
        {together.length > 0 && (
          <Group name="Shared with other pages">
            {together.map(({ name, pages, shownOn }) => (
              <Card
                key={name}
                title={labelOf(name.replaceAll('-', ' '))}
                about={`Used on ${pages} ${pages === 1 ? 'page' : 'pages'}. A change applies to all of them.`}
                {...(shownOn && { path: shownOn.path, section: shownOn.section })}>
                <Button
                  variant="contained"
                  aria-label={`Add the shared section ${labelOf(name.replaceAll('-', ' '))}`}
                  onClick={() => onChoose({ type: 'fragment', fragment: name })}>
                  Add
                </Button>
              </Card>
            ))}
          </Group>
        )}
        {groups.map(({ name, found }) => (
          <Group key={name} name={name}>
            {found.map(({ type, about, examples }) => (
              <Card key={type} title={labelOf(type)} about={about} path={`/_gallery/${type}/1`}>
                {examples.map(({ label, value }, index) => (
                  <Button
                    key={label}
                    variant={index === 0 ? 'contained' : 'outlined'}
                    aria-label={`Add ${labelOf(type)}, ${label}`}
                    onClick={() => onChoose(value)}>
                    {index === 0 ? 'Add' : label}
                  </Button>
                ))}
              </Card>
            ))}
          </Group>
        ))}
      </DialogContent>
    </Dialog>
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
        sx={{ m: 0, p: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))', listStyle: 'none' }}>
        {children}
      </Box>
    </Box>
  )
}

function Card({
  title,
  about,
  path,
  section = 0,
  children,
}: {
  title: string
  about: string
  path?: string
  section?: number
  children: ReactNode
}) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
        border: 1,
        borderColor: 'grey.300',
        borderRadius: 1,
        bgcolor: '#fff',
        '&:hover, &:focus-within': { borderColor: 'primary.main', boxShadow: '0 2px 8px rgb(0 0 0 / 12%)' },
      }}>
      {path !== undefined && <Thumbnail title={`Preview of ${title}`} path={path} section={section} />}
      <Stack spacing={0.75} sx={{ flex: 1, p: 1.5 }}>
        <Typography component="h4" sx={{ fontSize: '0.875rem', fontWeight: 700 }}>
          {title}
        </Typography>
        <Typography sx={{ flex: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>{about}</Typography>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.75 }}>
          {children}
        </Stack>
      </Stack>
    </Box>
  )
}
