import { styled } from '@mui/material/styles'
import { derivedText } from '#src/ui/derivedText.ts'
import { color } from '#src/ui/tokens.ts'

/** As many letters find room on a line of the narrowest phone. */
const TOGETHER = 13

/**
 * The title with `highlight` set apart where it first stands in it; the bare title when there is none or it does not stand in it. Its
 * last two words stay together where a phone has room for them, so that none is alone on the last line, and so do the marks that stand
 * right before and behind them.
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

/** Whether it is more than the words that stay together. */
function hasMore(highlight: string): boolean {
  return firstWords(highlight) !== ''
}

/** What stands before the highlight, without what stays together with its last words. */
function start(title: string, highlight: string): string {
  const text = before(title, highlight)
  return text.slice(0, text.length - lead(title, highlight).length)
}

/** What stands behind it, likewise. */
function end(title: string, highlight: string): string {
  return behind(title, highlight).slice(trail(title, highlight).length)
}

/** What adjoins the last two words on the left, such as a bracket, where there are no others. */
function lead(title: string, highlight: string): string {
  return hasMore(highlight) ? '' : before(title, highlight).split(' ').at(-1)!
}

/** What adjoins them on the right, such as a comma. */
function trail(title: string, highlight: string): string {
  return behind(title, highlight).split(' ')[0]!
}

/** All words but the last two, each with the space behind it. */
function firstWords(highlight: string): string {
  return highlight.slice(0, highlight.length - lastWords(highlight).length)
}

function lastWords(highlight: string): string {
  return highlight.split(' ').slice(-2).join(' ')
}

const Highlight = styled('span')({ color: color.accent })
const Together = styled('span')({ display: 'inline-block', maxWidth: '100%' })
