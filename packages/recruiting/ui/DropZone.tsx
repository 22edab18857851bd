import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ChangeEvent, type DragEvent, useState } from 'react'
import { Icon } from 'page-builder/ui'
import { useToolAround } from './ToolContext.ts'
import { fill } from './fill.ts'

// The input inside is the control for focus and clicks.
const AS_LABEL = { component: 'label', role: undefined, tabIndex: -1 } as const

/** Drops or picks the files of a place. Disabled while the tool is busy. */
export function DropZone({ place }: { place: string }) {
  const { words, limits, isBusy, send, give, given } = useToolAround()
  const { most } = given[place]!
  const { megabytes, pages } = limits
  const [isOver, setIsOver] = useState(false)

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])]
    // The same file can be selected again after a correction.
    event.target.value = ''
    if (files.length > 0) give(place, files)
  }
  function leave({ currentTarget, relatedTarget }: DragEvent) {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    if (isBusy) return
    const items = [...event.dataTransfer.items].filter((item) => item.kind === 'file')
    const isFolder = items.some((item) => item.webkitGetAsEntry?.()?.isDirectory)
    if (isFolder) return send({ type: 'place.refuse', place, remark: words.folder })
    const files = [...event.dataTransfer.files]
    if (files.length > 0) give(place, files)
  }

  return (
    <Box
      className="drop"
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={leave}
      onDrop={drop}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        p: 2,
        border: '2px dashed',
        borderColor: isOver ? 'secondary.main' : 'text.disabled',
        borderRadius: 'var(--mui-shape-card)',
        bgcolor: isOver ? 'secondary.light' : 'background.subtle',
        transition: 'background-color 0.15s, border-color 0.15s',
        '& > .icon': { fontSize: '1.5rem', color: 'secondary.main' },
      }}>
      <Icon name="file-up" />
      <Typography variant="subtitle2" component="span" sx={{ color: 'text.strong', '@media (pointer: coarse)': { display: 'none' } }}>
        {most > 1 ? words.dropManyHere : words.dropHere}
      </Typography>
      <Button
        {...AS_LABEL}
        variant="outlined"
        sx={{
          position: 'relative',
          overflow: 'hidden',
          bgcolor: 'background.paper',
          opacity: isBusy ? 0.6 : 1,
          '&:focus-within': { outline: '3px solid var(--mui-palette-focus-main)', outlineOffset: 2 },
        }}>
        {most > 1 ? words.chooseFiles : words.chooseFile}
        <Box
          component="input"
          type="file"
          accept=".pdf,.docx,.txt,.text,.md,application/pdf,text/plain"
          multiple={most > 1}
          onChange={choose}
          aria-describedby={`${place}_limits`}
          aria-disabled={isBusy || undefined}
          onClick={(event) => isBusy && event.preventDefault()}
          sx={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', fontSize: 0 }}
        />
      </Button>
      <Typography id={`${place}_limits`} variant="body2" sx={{ flex: '1 0 100%', color: 'text.secondary' }}>
        {fill(most > 1 ? words.manyLimits : words.fileLimits, { megabytes, pages, files: most })}
      </Typography>
    </Box>
  )
}
