import type { TextLook } from './ReadDocument.ts'

/** Joins runs into one text with single spaces, with the start position of each style. */
export function joinRuns(runs: { text: string; look: string }[]): { text: string; looks: TextLook[] } {
  let text = ''
  const looks: TextLook[] = []
  for (const run of runs) {
    for (const part of run.text.split(/(\s+)/)) {
      if (part === '') continue
      if (part.trim() === '') {
        if (text !== '' && !/\s$/.test(text)) text += part.includes('\t') ? '\t' : ' '
        else if (part.includes('\t')) text = text.replace(/ $/, '\t')
        continue
      }
      if (looks.at(-1)?.look !== run.look) looks.push({ from: text.length, look: run.look })
      text += part
    }
  }
  return { text: text.trimEnd(), looks }
}
