/** Replaces each part of a text from `open` to the next `close`. What is never closed stays. */
export function replaceBetween(text: string, open: string, close: string, change: (whole: string, inner: string) => string): string {
  let done = ''
  let at = 0
  for (let from = text.indexOf(open); from >= 0; from = text.indexOf(open, at)) {
    const end = text.indexOf(close, from + open.length)
    if (end < 0) break
    const inner = text.slice(from + open.length, end)
    done += text.slice(at, from) + change(open + inner + close, inner)
    at = end + close.length
  }
  return done + text.slice(at)
}
