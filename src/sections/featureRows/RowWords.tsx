import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { SectionProps } from '#src/contract/sections.ts'
import { Points } from '#src/sections/Points.tsx'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { space } from '#src/ui/tokens.ts'

type RowWordsProps = {
  row: SectionProps<'featureRows'>['rows'][number]
  /** The id of the title; left out if the title is elsewhere. */
  level?: 'h2' | 'h3'
}

/** The text of a row, next to its picture or below it. */
export function RowWords({ row, level }: RowWordsProps) {
  return (
    <Root className="words">
      {level && row.eyebrow && <Typography variant="overline">{row.eyebrow}</Typography>}
      {level && (
        <Typography variant="panelTitle" component={level}>
          {row.title}
        </Typography>
      )}
      <Typography variant="subtitle1">{row.text}</Typography>
      <Points points={row.points} />
      {row.action && <ActionButton {...row.action} />}
    </Root>
  )
}

const Root = styled('div')({
  minWidth: 0,
  maxWidth: '38rem',
  '& > .MuiTypography-overline': { marginBottom: space.s8 },
  '& > .MuiTypography-panelTitle + .MuiTypography-subtitle1': { marginTop: space.s12 },
  '& > .MuiTypography-subtitle1': { fontSize: '1.0625rem' },
  '& > .MuiButton-root': { marginTop: space.s20 },
})
