import { styled } from '@mui/material/styles'
import { derivedText } from '#src/ui/derivedText.ts'
import { color } from '#src/ui/tokens.ts'

/** The number of letters that fit on a line of the narrowest phone. */
const TOGETHER = 13

/**
 * The title with the first occurrence of `highlight` highlighted; the plain title if there is none. The last two words of the highlight
 * stay on one line if they fit on a phone, so that neither is alone on the last line, together with adjacent punctuation.
 */
export function HighlightedTitle({ title, highlight }: { title: string; highlight?: string | undefined }) {
  if (!highlight || !derivedText(holds, title, highlight)) return title
  if (!derivedText(keepsTogether, title, highlight))
    return (
      <>
        {derivedText(before, title, highlight)}
        <Highlight>{highlight}</Highlight>
        {derivedText(behind, title, highlight)}
      </>
    )
  return (
    <>
      {derivedText(start, title, highlight)}
      {derivedText(hasMore, highlight) && <Highlight>{derivedText(firstWords, highlight)}</Highlight>}
      <Together>
        {derivedText(lead, title, highlight)}
        <Highlight>{derivedText(lastWords, highlight)}</Highlight>
        {derivedText(trail, title, highlight)}
      </Together>
      {derivedText(end, title, highlight)}
    </>
  )
}

function holds(title: string, highlight: string): boolean {
  return title.includes(highlight)
}

function keepsTogether(title: string, highlight: string): boolean {
  const last = lastWords(highlight)
  return last.includes(' ') && lead(title, highlight).length + last.length + trail(title, highlight).length <= TOGETHER
}

function before(title: string, highlight: string): string {
  return title.slice(0, title.indexOf(highlight))
}

function behind(title: string, highlight: string): string {
  return title.slice(title.indexOf(highlight) + highlight.length)
}

/** Whether the highlight has more words than those kept together. */
function hasMore(highlight: string): boolean {
  return firstWords(highlight) !== ''
}

/** The text before the highlight, without characters that are kept together with its last words. */
function start(title: string, highlight: string): string {
  const text = before(title, highlight)
  return text.slice(0, text.length - lead(title, highlight).length)
}

/** The text after the highlight, without characters that are kept together with its last words. */
function end(title: string, highlight: string): string {
  return behind(title, highlight).slice(trail(title, highlight).length)
}

/** Characters directly before the last two words, such as a bracket, if the highlight has no others. */
function lead(title: string, highlight: string): string {
  return hasMore(highlight) ? '' : before(title, highlight).split(' ').at(-1)!
}

/** Characters directly after them, such as a comma. */
function trail(title: string, highlight: string): string {
  return behind(title, highlight).split(' ')[0]!
}

/** All words except the last two, each with its trailing space. */
function firstWords(highlight: string): string {
  return highlight.slice(0, highlight.length - lastWords(highlight).length)
}

function lastWords(highlight: string): string {
  return highlight.split(' ').slice(-2).join(' ')
}

const Highlight = styled('span')({ color: color.accent })
const Together = styled('span')({ display: 'inline-block', maxWidth: '100%' })
