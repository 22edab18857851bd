import { anyOf, inTurn } from '#packages/recruiting/analysis/text/patterns.ts'

/** The negation of a demand before its content: "you do not have to be", "we do not mind", "du musst nicht". */
const NO_DEMAND = inTurn(
  anyOf(
    /\b(?:do|does|did)(?:n[’']t| not) (?:have|need) to (?:be|have|hold|speak|wear|come|look)/iu,
    /\b(?:no need|not necessary|not required|unnecessary) to (?:be|have)|\bneed(?:n[’']t| not) (?:be|have)/iu,
    /\b(?:do|does|would|will)(?:n[’']t| not) (?:mind|care|matter|ask|insist|expect|require)|\bnever (?:ask|mind)/iu,
    /\b(?:nobody|no one|none of us) (?:minds|cares|asks)/iu,
    /\b(?:musst|müssen|muss|brauchst|brauchen|braucht|verlangen|erwarten)(?: (?:sie|du|wir|hier|man))? (?:kein|keine|keinen|nicht)/iu,
  ),
  /(?: [\p{L}’'-]{1,12}){0,5} $/u,
)
/** Wording that accepts both of two options, or states that something is absent. */
const EITHER = anyOf(
  /\b(?:with (?:or|and)|mit (?:oder|und)|there (?:are|is|were|will be)|(?:school|house|home|hotel|camp) (?:is|has|have)) $/iu,
  /\b(?:residents|guests|patients|pupils|visitors|you) (?:may|can|could) $/iu,
)
/** The negation of a demand after its content: "an accent does not matter". */
const NO_MATTER = inTurn(
  /^[^.!?;]{0,25}\b/iu,
  anyOf(
    /(?:is|are)(?:n[’']t| not) (?:needed|required|necessary|important|expected|asked)|not (?:needed|required|necessary|important|a must)/iu,
    /(?:is|are) (?:no|never an?) (?:requirement|problem|obstacle|barrier|bar|issue|must)|does(?:n[’']t| not) matter/iu,
    /kein (?:muss|problem|hindernis)|keine (?:rolle|voraussetzung|bedingung)|ist (?:uns )?egal/iu,
    /nicht (?:nötig|erforderlich|notwendig|wichtig)/iu,
  ),
)

/** Documents that applicants should not send: "Do not send a photo", "Bitte verzichten Sie auf ein Foto". */
const DECLINED = inTurn(
  anyOf(
    /\b(?:(?:do not|don[’']t)(?! forget)|no need to|need not|never(?! forget)|without|leave (?:out|off)) [^.!?;]{0,60}/iu,
    /\b(?:omit|refrain from|avoid|not to|bitte (?:kein|keine)|ohne) [^.!?;]{0,60}|\bno (?:need for )?/iu,
    /\bverzicht\p{L}{1,4}(?: (?:sie|du|wir|bitte))* auf [^.!?;]{0,60}/iu,
    /\b(?:brauchen|benötigen|wollen|möchten|wünschen)(?: (?:wir|sie))? (?:kein|keine|weder) [^.!?;]{0,60}/iu,
  ),
  /$/u,
)
const NOT_NEEDED = inTurn(
  /^[^.!?;]{0,40}\b/iu,
  anyOf(
    /(?:is|are) not (?:needed|required|necessary|wanted)|not (?:needed|required|necessary)|leave (?:it |them |these )?out/iu,
    /(?:brauchen|benötigen) wir nicht|nicht (?:nötig|erforderlich|notwendig|erwünscht)|lassen Sie (?:bitte )?weg|bitte weglassen/iu,
  ),
)
/** Personal details that an advert can decline to receive. */
const PAPERS =
  /photo|picture|head ?shot|selfie|birth|your age|marital|nationality|religion|bild|foto|familienstand|geburt|angehörigkeit|herkunft/i

/** Whether the text before or after a wording negates the demand, or asks not to send it. */
export function isNotDemanded(text: string, before: string, after: string): boolean {
  if (PAPERS.test(text) && (DECLINED.test(before) || NOT_NEEDED.test(after))) return true
  return NO_DEMAND.test(before) || EITHER.test(before) || NO_MATTER.test(after)
}
