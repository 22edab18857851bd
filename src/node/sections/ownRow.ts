import type { OwnView } from './OwnSection.ts'

/** The code of an own section type in the list of them; `view` is a function that loads its component. */
export function ownRow({ type, behaviour, traits: { words: _words, ...traits } }: OwnRow, view: string): string {
  return `{type:${JSON.stringify(type)},behaviour:${behaviour},traits:${JSON.stringify(traits)},view:${view}}`
}

/** The same for renderers of pages, with its writer of Markdown; `view` and `write` are expressions for what loads both. */
export function ownServerRow(section: Omit<OwnView, 'view'>, view: string, write: string): string {
  const markdown = section.markdown === undefined ? `shows:${JSON.stringify(section.shows)}` : `markdown:()=>${write}`
  return `{...${ownRow(section, `()=>${view}`)},${markdown}}`
}

type OwnRow = Pick<OwnView, 'type' | 'behaviour' | 'traits'>
