import { type Handle, type Options, defaultHandlers } from 'mdast-util-to-markdown'
import type { MarkedList } from './richMdast.ts'

/** The signs that a text uses: those that it uses most, and those of the site where it has none. */
export function richHabits(text: string): Options {
  const lines = text.split('\n').map((line) => line.trimStart())
  const most = <Sign extends string>(counts: Record<Sign, number>): Sign =>
    (Object.keys(counts) as Sign[]).reduce((best, sign) => (counts[sign] > counts[best] ? sign : best))
  const starting = (...starts: string[]) => lines.filter((line) => starts.some((start) => line.startsWith(start))).length
  const times = (sign: string) => text.split(sign).length - 1
  return {
    bullet: most({ '-': starting('- '), '*': starting('* '), '+': starting('+ ') }),
    rule: most({ '-': starting('---', '- -'), '*': starting('***', '* *'), _: starting('___', '_ _') }),
    fence: most({ '`': starting('```'), '~': starting('~~~') }),
    strong: most({ '*': times('**'), _: times('__') }),
    // Two signs are those of bold.
    emphasis: most({ '*': times('*') - 2 * times('**'), _: times('_') - 2 * times('__') }),
    listItemIndent: starting('-   ', '*   ', '1.  ') > starting('- ', '* ', '1. ') / 2 ? 'tab' : 'one',
    handlers: { list: markedList },
  }
}

/** Writes a list with its own sign before the items, and with its own numbers. */
const markedList: Handle = (node: MarkedList, parent, state, info) => {
  const { bullet, bulletOrdered, incrementListMarker } = state.options
  const marker = node.marker
  Object.assign(state.options, {
    ...(marker !== null && (node.ordered ? { bulletOrdered: marker } : { bullet: marker })),
    incrementListMarker: !node.same,
  })
  try {
    return defaultHandlers.list(node, parent, state, info)
  } finally {
    Object.assign(state.options, { bullet, bulletOrdered, incrementListMarker })
  }
}
