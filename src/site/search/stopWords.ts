import { madeOnce } from '#src/site/madeOnce.ts'

const WORDS: Record<string, string> = {
  en: 'a an and are as at be but by can do does for from has have how i if in is it its me my not of on or our so that the their then there these they this to was we what when where which who will with you your',
  de: 'aber als am an auch auf aus bei bin bis das dem den der des die ein eine einem einen einer er es fur hat ich ihr im in ist ist kann man mit nach nicht noch nur ob oder sich sie sind so uber um und uns vom von vor was wenn wer wie wir wird wo zu zum zur',
  fr: 'a ai au aux avec ce ces comme dans de des du elle en es est et il ils je la le les leur lui ma mais me mes mon ne nos notre nous on ou par pas plus pour qu que qui sa se ses son sont sur ta te tu un une vos votre vous y',
  es: 'a al como con cual de del el ella en es esta este ha hay la las le les lo los mas me mi muy no nos o para pero por que se si sin sobre son su sus te un una uno y ya yo',
}

const setOf = madeOnce((tag: string): ReadonlySet<string> => new Set(WORDS[tag]?.split(' ')))

/** Folded words of a language that say nothing about a text; empty for most languages. */
export function stopWords(language: string): ReadonlySet<string> {
  return setOf(language.split('-')[0]!)
}
