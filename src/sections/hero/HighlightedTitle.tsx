import { styled } from '@mui/material/styles'
import { color } from '#src/ui/tokens.ts'

/** The title with `highlight` set apart where it first stands in it; the bare title when there is none or it does not stand in it. */
export function HighlightedTitle({ title, highlight }: { title: string; highlight?: string | undefined }) {
  const start = highlight ? title.indexOf(highlight) : -1
  if (!highlight || start < 0) return title
  return (
    <>
      {title.slice(0, start)}
      <Highlight>{highlight}</Highlight>
      {title.slice(start + highlight.length)}
    </>
  )
}

// One block that moves to the next line as a whole and is balanced within, so that no word of it stands alone.
const Highlight = styled('span')({ display: 'inline-block', color: color.accent })
