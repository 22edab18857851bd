import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import { fill } from '#packages/recruiting/ui/fill.ts'
import { Icon } from 'page-builder/ui'
import { ResumeName } from './ResumeName.tsx'
import type { ShownName } from './shownResumes.ts'

type TooShortProps = { name: ShownName; found: number; least: number; words: ToolProps<'talentSelector'>['words']; onRemove(): void }

/** A resume without a place in the ranking, because too little of it was read. */
export function TooShort({ name, found, least, words, onRemove }: TooShortProps) {
  return (
    <Card
      component="li"
      variant="outlined"
      className="too-short"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 2, alignItems: 'start', p: 2 }}>
      <div>
        <Typography variant="subtitle2" sx={{ color: 'text.secondary' }}>
          {words.tooShort}
        </Typography>
        <ResumeName shown={name} />
        <Typography variant="body2">{fill(words.tooShortNote, { words: found, least })}</Typography>
      </div>
      <IconButton aria-label={fill(words.remove, { name: name.name })} onClick={onRemove}>
        <Icon name="x" />
      </IconButton>
    </Card>
  )
}
