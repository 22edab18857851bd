import { anyOf } from '#packages/recruiting/analysis/text/patterns.ts'
import { withoutMarks } from '#packages/recruiting/analysis/text/withoutMarks.ts'

/** Words for studies in progress or abandoned; those of other languages without accents. */
const UNFINISHED = anyOf(
  /\b(?:pursuing|in progress|expected|ongoing|(?:currently|now) (?:studying|enrolled|completing)|(?:started|began|begun|enrolled|commenced)(?: in)? (?:\p{L}{3,9} )?20\d\d|\d(?:st|nd|rd|th) semester|final[- ]year|not completed|unfinished|incomplete|credits? (?:complete|earned)|left (?:before|without)|(?:before|without) (?:finishing|completing|qualifying|graduating)|dropped out|anticipated|due (?:in )?20\d\d)\b/iu,
  /\b(?:laufend|voraussichtlich\w*|vsl|ohne abschluss|abgebrochen|nicht (?:abgeschlossen|beendet)|noch nicht abgeschlossen|in vorbereitung|studienabbruch)\b/,
  /\b(?:en cours(?! (?:du (?:soir|jour)|de validite))|prevue?s?|non (?:valide|obtenu|acheve|termine)e?s?|inacheve\w*|interrompu\w*|abandonne\w*|sans diplome|niveau (?:licence|master|bac|bts))\b/,
  /\b(?:cursando|en curso|previst[oa]s?|trunc[oa]|sin (?:terminar|finalizar|acabar|titulo)|no (?:terminad|finalizad|concluid)[oa]s?|inacabad[oa]s?|inconclus[oa]s?)\b/,
  /\b(?:em (?:andamento|curso)|incomplet[oa]s?|trancad[oa]|nao conclui\w+|por concluir|pendiente)\b/,
)

/** Whether a text says that studies are in progress, or ended without a degree. */
export const isUnfinished = (text: string): boolean => UNFINISHED.test(withoutMarks(text))
