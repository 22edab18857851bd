import type { OwnView } from './OwnSection.ts'

/** The code of a section type of a company in the list of them; `view` is that of a function that gives its component later. */
export function ownRow({ type, behaviour, traits: { words: _words, ...traits } }: Omit<OwnView, 'view'>, view: string): string {
  return `{type:${JSON.stringify(type)},behaviour:${behaviour},traits:${JSON.stringify(traits)},view:${view}}`
}
