import { isDateText } from '#packages/recruiting/analysis/dates/isDateText.ts'
import type { TextBlock } from './blocks.ts'
import { endsAbbreviated } from './endsAbbreviated.ts'

/** The text before the first full stop of a block that continues with names. */
const STOPPED = /^([^.]{4,40})\.\s+(?=\p{Lu})/u

/** Splits a block whose dates end like a sentence, such as "2013 a 2016. Productora, Radio Suquía.", into cells without the full stops. */
export function withoutStops(block: TextBlock): TextBlock {
  const [stopped, dates] = STOPPED.exec(block.text) ?? []
  if (stopped === undefined || !isDateText(dates!)) return block
  const names = block.text.slice(stopped.length)
  const isOne = /^[^!?]*[\p{L}\d)]\.$/u.test(names) && !/\p{Ll}{2}\. /u.test(names) && !endsAbbreviated(names)
  const shift = stopped.length - dates!.length - 1
  return {
    ...block,
    text: `${dates!}\t${isOne ? names.slice(0, -1) : names}`,
    looks: block.looks.map((look) => ({ ...look, from: Math.max(0, look.from - (look.from > dates!.length ? shift : 0)) })),
  }
}
