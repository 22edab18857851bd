import { anyOf, inTurn } from '#packages/recruiting/analysis/text/patterns.ts'

// "GPA: 3.8" and "Key responsibilities:" belong to the entry above.
const DETAIL = anyOf(
  /^(?:gpa|grade|cgpa|relevant|coursework|modules|thesis|dissertation|key|technologies|tech stack|tools)\b.{0,30}:/i,
  /^(?:reasons? for leaving|notice period|report(?:s|ed|ing) (?:to|into)|line manager|supervisor|salary|team size|hours|software|equipment)\b.{0,30}:/i,
  /^(?:(?:bachelor|master|diplom|doktor|abschluss|seminar|haus|fach)arbeit|thema|titel der arbeit|vertiefung(?:srichtung)?|(?:studien)?schwerpunkte?|nebenf[aä]ch(?:er)?|betreuer(?:in)?|prädikat)\b.{0,30}:/i,
  /^(?:study abroad|(?:semester|year|term) abroad|exchange|auslands(?:semester|jahr|studium)|(?:beca )?erasmus|échange|interc[âa]mbio)\b.{0,30}:/i,
  /^(?:main|core|selected|notable|achievements?|accomplishments?|highlights|duties|tasks|results|skills|subjects|topics|references?)\b.{0,30}:/i,
  /^(?:clients|kunden|clientes|projects|projekte|projets|proyectos|environment|responsibilities|stack|aufgaben|missions?|tareas|funciones|atividades)\b.{0,30}:/i,
)

// "Abschlussnote 1,5", on a line of its own.
const MARK = inTurn(
  /^/i,
  anyOf(
    /(?:(?:abschluss|gesamt|end|bachelor|master|durchschnitts)?note|notendurchschnitt|(?:final |overall |average )?(?:grade|mark|gpa)|nota (?:media|final)|média(?: final)?)/,
    /(?:moyenne(?: générale)?|calificación(?: media)?)/,
  ),
  /(?::? \d[\d.,/ %]{0,9}|:? (?:sehr gut|gut|befriedigend|ausreichend|(?:summa |magna )?cum laude))$/,
)
/** The outcome of studies, as a sentence without a subject: "Ausbildung mit Auszeichnung abgeschlossen". */
const ENDED = /^\p{Lu}[^,;:]{3,80} (?:(?:ab|ein)geschlossen|bestanden|absolviert)\.?$/u

// "Key achievements" above a list, with or without a colon, and the first words of a sentence without a subject.
const TASKS = inTurn(
  /^(?:(?:my|key|main|core|selected|notable|major|primary|daily|general|principal|specific|other|duties|roles?|tasks) (?:(?:and|&) )?){0,3}/iu,
  /(?:achievements?|accomplishments?|responsibilit(?:y|ies)|duties|tasks|highlights|contributions|remit|activities)/,
  /(?: (?:and|&) \p{L}+)?(?: (?:included?|including|involved|were|are))?\s?[:.]?$/u,
)
const VERB = anyOf(
  /^(?!Seconded|Promoted|Assigned|Attached|Contracted)\p{Lu}\p{Ll}+ed (?:\p{Ll}|\d)/u,
  /^(?:Led|Ran|Built|Won|Kept|Took|Gave|Wrote|Taught|Oversaw|Sold|Grew|Cut|Set|Made|Drove|Spoke|Held|Met) (?:\p{Ll}|\d)/u,
  /^\p{Lu}\p{Ll}+ing (?:the|a|an|all|of|up|out|with|to|new|our|my|for|on)\s/u,
)

/** Whether a text is a detail of an entry and not a name: a labelled detail, the head of a task list, or an activity. */
export const isDetail = (text: string): boolean =>
  DETAIL.test(text) || MARK.test(text) || ENDED.test(text) || TASKS.test(text) || (VERB.test(text) && text.split(' ').length > 3)
