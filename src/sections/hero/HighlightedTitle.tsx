import { styled } from '@mui/material/styles'
import { color } from '#src/ui/tokens.ts'

/** As many letters find room on a line of the narrowest phone. */
const TOGETHER = 13

/**
 * The title with `highlight` set apart where it first stands in it; the bare title when there is none or it does not stand in it. Its
 * last two words stay together, so that none is alone on the last line.
 */
export function HighlightedTitle({ title, highlight }: { title: string; highlight?: string | undefined }) {
  const start = highlight ? title.indexOf(highlight) : -1
  if (!highlight || start < 0) return title
  const words = highlight.split(' ')
  const together = words.slice(-2).join(' ').length <= TOGETHER ? 2 : 1
  return (
    <>
      {title.slice(0, start)}
      <Highlight>
        {words
          .slice(0, -together)
          .map((word) => `${word} `)
          .join('')}
        <span>{words.slice(-together).join(' ')}</span>
      </Highlight>
      {title.slice(start + highlight.length)}
    </>
  )
}

const Highlight = styled('span')({ color: color.accent, '& > span': { whiteSpace: 'nowrap' } })
