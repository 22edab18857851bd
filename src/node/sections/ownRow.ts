import type { OwnView } from './OwnSection.ts'

/** The code of an own section type in the list of them; `view` is a function that loads its component. */
export function ownRow({ type, behaviour, traits: { words: _words, ...traits } }: Omit<OwnView, 'view'>, view: string): string {
  return `{type:${JSON.stringify(type)},behaviour:${behaviour},traits:${JSON.stringify(traits)},view:${view}}`
}
