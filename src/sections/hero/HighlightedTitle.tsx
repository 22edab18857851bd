import { styled } from '@mui/material/styles'
import { derivedText } from '#src/ui/derivedText.ts'
import { color } from '#src/ui/tokens.ts'

/** As many letters find room on a line of the narrowest phone. */
const TOGETHER = 13

/**
 * The title with `highlight` set apart where it first stands in it; the bare title when there is none or it does not stand in it. Its
 * last two words stay together, so that none is alone on the last line.
 */
export function HighlightedTitle({ title, highlight }: { title: string; highlight?: string | undefined }) {
  if (!highlight || !derivedText(holds, title, highlight)) return title
  return (
    <>
      {derivedText(before, title, highlight)}
      <Highlight>
        {derivedText(firstWords, highlight)}
        <span>{derivedText(lastWords, highlight)}</span>
      </Highlight>
      {derivedText(after, title, highlight)}
    </>
  )
}

function holds(title: string, highlight: string): boolean {
  return title.includes(highlight)
}

function before(title: string, highlight: string): string {
  return title.slice(0, title.indexOf(highlight))
}

function after(title: string, highlight: string): string {
  return title.slice(title.indexOf(highlight) + highlight.length)
}

/** All words but those that stay together, each with the space behind it. */
function firstWords(highlight: string): string {
  return highlight.slice(0, highlight.length - lastWords(highlight).length)
}

function lastWords(highlight: string): string {
  const words = highlight.split(' ')
  const together = words.slice(-2).join(' ')
  return together.length <= TOGETHER ? together : words.at(-1)!
}

const Highlight = styled('span')({ color: color.accent, '& > span': { display: 'inline-block', maxWidth: '100%' } })
