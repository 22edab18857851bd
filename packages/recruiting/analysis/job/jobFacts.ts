import type { Passage } from './Job.ts'
import { anyOf } from '#packages/recruiting/analysis/text/patterns.ts'
import { passage } from './passage.ts'

const HOURS = anyOf(
  /\b(?:full|part)[- ]time(?:,? (?:or|and|\/) (?:full|part)[- ]time)?\b|\b(?:full|part) (?:or|and|\/) (?:full|part)[- ]time\b/i,
  /(?<!\b(?:after|over|above|beyond|within) )\b\d{1,2}(?:[.,]\d)?\+?\s?(?:h|hrs?|hours?)\b(?:\s?(?:\/|per|a|each)\s?(?:week|day))?/i,
  /\b(?:night|day|early|late|rotating|weekend|evening|split)?\s?shifts?\b|\b[2-7] on,? [2-7] off\b|\b(?:four|[1-6])[- ]day (?:working )?week\b/i,
  /\bflexi?(?:ble)? (?:working )?(?:hours|time)\b|\bflexitime\b|\bmon(?:day)?\s?(?:-|–|to)\s?(?:fri|sat|thu)/i,
  /\bweekends?\b|\bworking hours\b|(?<=\()(?:[a-z]+ )?(?:nights?|days?|mornings?|afternoons?|evenings?)(?=\))/i,
  /\b(?:[1-7]|one|two|three|four|five|six|seven) (?:(?:long|short|full|half) )?(?:days?|nights?|mornings?|afternoons?|evenings?) (?:a|per|each|every) (?:week|fortnight|month)\b/i,
  /(?<![\d.,:£$€])\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)? ?(?:-|–|to|until|till) ?\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)\b/i,
)

/** The same in German, French, Spanish and Portuguese. */
const HOURS_ELSEWHERE = anyOf(
  /(?<!\p{L})(?:(?:Vollzeit|Teilzeit)(?:(?:,| oder|\/| und) ?(?:Vollzeit|Teilzeit))?|Minijob|Schicht(?:dienst|arbeit|betrieb|system))(?!\p{L})/iu,
  /(?<!\p{L})(?:Früh|Spät|Nacht|Wechsel)(?:schicht|dienst)|(?<!\p{L})\d{1,2}(?:,5)? ?(?:Std\.?|Stunden)(?:[/ ](?:pro )?Woche|woche)?(?!\p{L})/iu,
  /(?<!\p{L})(?:temps (?:plein|complet|partiel)|mi-temps|travail en (?:équipe|2x8|3x8)|horaires? (?:de|variables|décalés)|\d{1,2} ?heures)(?!\p{L})/iu,
  /(?<!\p{L})(?:jornada (?:completa|parcial|partida|continua|intensiva)|(?:media|tiempo) jornada|tiempo (?:completo|parcial)|turnos)(?!\p{L})/iu,
  /(?<!\p{L})(?:tempo (?:integral|inteiro|parcial)|meio período|horário (?:de|flexível|completo)|\d{1,2} ?horas)(?!\p{L})/iu,
)

/** Full time or part time, hours or shifts. */
export function hoursIn(lines: readonly string[]): Passage | null {
  return passage(lines, HOURS) ?? passage(lines, HOURS_ELSEWHERE)
}

const BENEFITS = [
  anyOf(
    /\b(?:paid (?:time off|leave|holiday|vacation))\b/i,
    /\b(?:(?:days?|weeks?) (?:of )?(?:paid )?(?:annual leave|holidays?|vacation|leave))\b/i,
    /\b(?:holiday (?:allowance|entitlement)|PTO|annual leave|\d+ (?:vacation|holiday) days)\b/i,
    /(?<![\d.,])[1-4]\d days(?:['’])? (?:off|hol|\+|plus)|\b\d{2} (?:Tage (?:Jahres)?urlaub|Urlaubstage|Urlaubstagen)\b/i,
    /\b\d{2} (?:jours de (?:congés|RTT)|días (?:laborables )?de vacaciones|dias de férias)|\bRTT\b/i,
  ),
  /\b(?:health|medical|private health|life|accident) (?:insurance|cover|plan|care)|health, dental\b|\bprivate healthcare\b|\bmutuelle\b|\bseguro (?:médico|de salud)\b|\bbetriebliche Kranken/i,
  /\bdental\b(?! (?:practice|nurse|assistant|hygien|clinic|surgery|office|patients))/i,
  /\b(?:pension|401\(?k\)?|retirement (?:plan|savings)|superannuation|provident fund)|Altersvorsorge|\bplan de pensiones\b|\bprévoyance\b/i,
  /\b(?:annual |performance |yearly |quarterly )?bonus(?:es)?\b(?! (?:points|if|skills))|\bcommission\b|\bprofit[- ]shar|Weihnachtsgeld|Urlaubsgeld|Jahressonderzahlung|Gewinnbeteiligung|\bprimes? (?:sur objectifs|de fin d|d['’]ancienneté|annuelle|trimestrielle)|\b13(?:e|[eè]me)? mois\b|\b13\. ?(?:Gehalt|Monatsgehalt)|\bpagas extra/i,
  /\b(?:stock options|equity|shares in|employee shares|share scheme)\b/i,
  anyOf(
    /\b(?:training|learning|development|conference|education) (?:budget|allowance|days|programme|program)\b/i,
    /\bpaid (?:training|courses)\b|\bstudy leave\b|\bpaid[- ]for (?:nvq|training|courses?|qualifications?)/i,
    /(?:Fort|Weiter)bildungs(?:möglichkeiten|angebote?|budget)/iu,
  ),
  /\b(?:parental|maternity|paternity|family) (?:leave|pay)\b/i,
  /\b(?:gym|fitness|sports?) (?:membership|pass|allowance|subsidy)\b|\bon-?site gym\b/i,
  anyOf(
    /\b(?:free|subsidi[sz]ed|paid) (?:meals?|lunch(?:es)?|food|canteen|breakfast|parking|uniform)\b/i,
    /\bmeal (?:vouchers?|allowance)\b|\bcanteen\b|\bstaff meals?\b|\b(?:tickets?|titres?)[- ]restaurant|\b(?:Essens|Verpflegungs)zuschuss/i,
    /\bcheques? (?:de )?comida\b|\bvale[- ]refeição\b/iu,
  ),
  anyOf(
    /\b(?:travel|transport|commut\w*|job|public transport) (?:pass|ticket|allowance|card)\b/i,
    /\bbike (?:lease|leasing|scheme)\b|\bcycle to work\b|\bcompany (?:car|bike|van|phone|laptop)\b|\bfuel card\b/i,
    /\b(?:Job-?(?:rad|ticket)|Deutschlandticket|Dienst(?:wagen|rad)|Firmenwagen|voiture de (?:service|fonction)|coche de empresa)\b/i,
  ),
  /\bchildcare\b|\bnursery\b(?! (?:nurse|teacher|manager|assistant))/i,
  /\bsick (?:pay|leave)\b/i,
  /\bflexible (?:working )?hours\b|\bflexitime\b|\bflexible working\b/i,
  /\b(?:staff|employee|store) discounts?\b|\bdiscounts? (?:on|for)\b|\bMitarbeiterrabatt|\bremises? (?:de \d|du personnel|sur)|\bdescuentos? (?:en|para|del)/i,
  /\brelocation (?:support|package|allowance|help)\b|\bvisa (?:sponsorship|support)\b/i,
]

/** A denial before a benefit in the same clause: "No visa sponsorship", "we cannot offer relocation support". */
const NONE = /(?:\b(?:no|not|never|without|cannot|unable|neither|nor)\b|n['’]t\b)[^.,;:!?]{0,60}$/i
/** A denial after a benefit. */
const NOT_GIVEN =
  /^[^.,;:!?]{0,30}(?:\b(?:is|are) not|\b(?:is|are|ca)n['’]t|\bnot|\bcannot be) (?:offered|available|provided|possible|included|given)\b/i

/** Work on benefits of other people: "monthly payroll for 22 staff incl. pension". */
const OF_OTHERS =
  /\b(?:payroll|process(?:ing)?|administ\p{L}{2,8}|advis(?:e|ing)|sell(?:ing)?|calculat\p{L}{1,4})\b[^.;:]{0,60}(?:incl\.[^.;:]{0,20})?$/iu
/** A bonus in the sense of a desirable skill: "a bonus but not essential". */
const AN_EXTRA = /^bonus$/i
const EXTRA_BEFORE = /\b(?:an?|(?:big|huge|real|added|definite|nice) bonus)\s*$/i
const EXTRA_AFTER = /^\s*(?:$|[.,;:!)]|but\b|though\b|not\b|if\b|\p{Extended_Pictographic})/iu

/** The benefits of a job, one passage per kind, without denied ones. */
export function benefitsIn(lines: readonly string[]): Passage[] {
  const isExtra = (line: string, start: number, end: number) =>
    AN_EXTRA.test(line.slice(start, end)) && EXTRA_BEFORE.test(line.slice(0, start)) && EXTRA_AFTER.test(line.slice(end))
  const isDenied = (line: string, start: number, end: number) =>
    NONE.test(line.slice(0, start)) ||
    NOT_GIVEN.test(line.slice(end)) ||
    OF_OTHERS.test(line.slice(Math.max(0, start - 100), start)) ||
    isExtra(line, start, end)
  return BENEFITS.flatMap((kind) => passage(lines, kind, isDenied) ?? [])
}

const NEXT = anyOf(
  /\b(?:how to apply|(?<!\b(?:encouraged?|offence|offense|invited?|welcome|eligible|free|able|first|only|people|candidates|women|applicants|anyone|everyone) )to apply|apply (?:by|at|via|with|now|here|through|online|in|before|today|until))\b/iu,
  /\b(?:send|e-?mail|submit|bring|forward) (?:us )?(?:(?:your|an?|in your) )?(?:(?:short|updated|current|covering|cover) )?(?:cv|resume|résumé|application|letter|short|note)\b/i,
  /\bwith (?:your|an?) (?:cv|resume|résumé)\b|\b(?:dm|message|text|whatsapp) (?:us|me)\b|\b(?:call|ring|phone|text) (?:\p{Lu}\p{L}+ ){0,2}(?:on |at )?\(?\+?\d{4}/iu,
  /\b(?:use|complete|fill in|download) (?:the|our|an) (?:online )?application form\b/i,
  /\b(?:(?:first|phone|video|short|two|three|one|second|trial) (?:interviews?|calls?|shift|day))\b/i,
  /\b(?:we (?:will |['’]ll )?(?:reply|answer|respond|get back|contact|call|invite)|hear (?:back )?from us)\b/i,
  /\b(?:closing date|deadline|what happens next|hiring process|interview process|call us|write to us)\b/i,
)

/** The same in German, French, Spanish and Portuguese. */
const NEXT_ELSEWHERE = anyOf(
  /(?<!\p{L})(?:bewirb dich|bewerben Sie sich|(?:deine|ihre|eure)(?: \p{L}+)? bewerbung|bewerbung(?:en|sunterlagen)? (?:bitte |mit |an |per |unter |samt ))/iu,
  /(?<!\p{L})(?:merci d['’](?:envoyer|adresser)|envoye[rz] (?:votre |vos |nous )?(?:cv|candidature|lettre)|postule[rz]|adresse[rz] (?:votre|vos) (?:cv|candidature))/iu,
  /(?<!\p{L})(?:env[ií](?:a|ar|e|en|anos|enos)(?:(?: tu| su| el| o| seu)*) (?:cv|curr[ií]culum|curr[ií]culo)|inscr[ií]b\p{L}+|interesad[oa]s?|candidate-se)/iu,
)

/** How to apply, or what happens next. */
export function nextStepsIn(lines: readonly string[]): Passage | null {
  return passage(lines, NEXT) ?? passage(lines, NEXT_ELSEWHERE) ?? passage(lines, /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[\w.]+/)
}

const EQUAL = anyOf(
  /\bequal[- ]opportunit|\bequal employment\b|\bregardless of\b|\bwithout regard to\b/iu,
  /\bwe welcome (?:applications|applicants|people|everyone|candidates)\b|\b(?:all|different|every) backgrounds?\b/i,
  /\breasonable (?:adjustments?|accommodations?)\b|\beverybody is welcome\b|\bdiscriminat|\bwelcomes applications from\b/i,
  /\bunabhängig von\b|\bungeachtet\b|\bChancengleichheit\b|\bschwerbehindert|\bégalité des chances\b|\bhandicap\b|\bigualdad de (?:oportunidades|trato)\b|\bigualdade de oportunidades\b/iu,
)

/** The equal opportunity statement. */
export function equalOpportunityIn(lines: readonly string[]): Passage | null {
  return passage(lines, EQUAL)
}
