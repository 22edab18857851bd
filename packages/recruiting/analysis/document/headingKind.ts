import headings from '#packages/recruiting/data/sectionHeadings.json'
import { withoutMarks } from '#packages/recruiting/analysis/text/withoutMarks.ts'

/** A kind of resume section. */
export type SectionKind =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'projects'
  | 'certificates'
  | 'awards'
  | 'languages'
  | 'volunteering'
  | 'publications'
  | 'interests'
  | 'references'
  | 'other'

const kindsOf = (words: Partial<Record<SectionKind, string[]>>) =>
  new Map((Object.entries(words) as [SectionKind, string[]][]).flatMap(([kind, list]) => list.map((word) => [word, kind] as const)))

/** Words that identify a kind of section on their own. */
const kinds = kindsOf(headings.strong)
/** Words that identify a kind only if no other word in the heading does. */
const weakKinds = kindsOf(headings.weak)
const filler = new Set(headings.filler)

/** Documents that a job requires, two or more in one heading: "Checks and licences", "Permis et cartes". */
const papers = new Set(headings.papers)
const JOINED = new Set(['and', '&', '+', '/', 'et', 'und', 'y', 'e'])

function namesPapers(words: string[]): boolean {
  const names = words.filter((word) => !JOINED.has(word))
  return names.length > 1 && names.length < words.length && names.every((word) => papers.has(word))
}

/** Phrases in which the first known word does not decide. */
const phrases: [RegExp, SectionKind][] = [
  [/^(?:educational|academic|scholastic) profile$/, 'education'],
  // A "Summary of skills" lists skills; a summary of qualifications describes the person.
  [
    /^(?:summary|profile|overview) of (?:\w+ )?(?:skills|competenc\w+|abilities)$|^(?:\w+ )?(?:skills?|competenc(?:y|ies)) (?:summary|profile|overview|matrix)$/,
    'skills',
  ],
  [/^(?:sommaire|resume|bilan|synthese|profil|panorama) (?:de |des |de mes |de vos )?competences?(?: \w+)?$/, 'skills'],
  [/^(?:resumen|perfil|resumo|sintesis) de (?:las |mis )?(?:habilidades|competencias|aptitudes|conocimientos|conhecimentos)$/, 'skills'],
  [/^(?:zusammenfassung|uberblick|ubersicht) (?:der |uber |meiner )*(?:kenntnisse|fahigkeiten|kompetenzen)$/, 'skills'],
  [
    /^savoirs? (?:etre|faire)(?: (?:et|&) savoirs? (?:etre|faire))?(?: (?:professionnel|relationnel|technique|metier)(?:le)?s?)?$/,
    'skills',
  ],
  [/\b(?:summary|objective|profile)\b/, 'summary'],
  [/^(?:where|what) i(?:'ve| have)? (?:worked|done|did)$|^my journey$/, 'experience'],
  [
    /^(?:what )?(?:i(?:'m| am)? )?(?:good|great|handy) (?:at|with)$|^what i(?:'m| am)? (?:know|do|can do|bring|offer)$|^can do$|^(?:savoir etre|puntos fuertes|what you get)$/,
    'skills',
  ],
  [/^(?:aus|schul)(?: und| &)? (?:weiter|fort|berufs)bildung(?:en)?$/, 'education'],
  [/^(?:antecedentes|historial|expediente|trayectoria|historico) academic/, 'education'],
  [/^(?:primary|secondary|higher|basic|vocational|post secondary) education$|^vocational (?:training|qualifications?)$/, 'education'],
  [/^(?:antecedentes|datos|dados|informacion|informacao|informacoes) (?:persona(?:l|les)|pessoa(?:l|is)|generales|gerais)$/, 'other'],
  [/^(?:disponibilidade?|disponibilite|verfugbarkeit|availability)(?: (?:inmediata|imediata|immediate|geografica|para viajar))?$/, 'other'],
  [/^(?:where|what) i (?:learned|learnt|studied|trained)(?: it| my trade)?$|^(?:learned|learnt|studied|trained) at$/, 'education'],
  [/^volunt\w+ (?:work|experience)|^community (?:work|service|involvement)/, 'volunteering'],
  [
    /^(?:charity|charitable|civic|community|pro bono|unpaid) (?:work|roles?|experience|service|involvement|engagement)$|^giving (?:back|time)$/,
    'volunteering',
  ],
  [
    /^(?:freiwillig|ehrenamtlich|sozial|gesellschaftlich|burgerschaftlich)(?:e[rs]?)? (?:engagement|arbeit|tatigkeit|mitarbeit|aufgabe)(?:en)?$/,
    'volunteering',
  ],
  [
    /^(?:projets?|activites?|missions?|experiences?|engagements?) (?:benevole|associati(?:f|ve)|solidaire|citoyen|de benevolat)s?$/,
    'volunteering',
  ],
  [
    /^(?:trabal?[hj]o|servicio|servico|actividad(?:es)?|atividades?|accion|labor|experiencias?|proyectos?|projetos?) (?:de |como )?(?:voluntari|solidari|comunitari)\w+$/,
    'volunteering',
  ],
  [/^(?:accion|labor|acao) social$|^(?:ehrenamter|obra social)$/, 'volunteering'],
  [/^(?:voluntariado|benevolat|ehrenamt|volunteer(?:ing)?|volontariato|vie associative)(?: (?:y|et|und|and|e|&|\/) .+)$/, 'volunteering'],
  [/^languages? (?:skills?|proficiency|competenc)/, 'languages'],
  [/^projects? (?:experience|work)/, 'projects'],
  [/^career (?:highlights|achievements)|^key achievements/, 'awards'],
  [/^professional (?:qualifications|development)$/, 'certificates'],
  [/^(?:schools?|institutions?|colleges?|universit(?:y|ies)) attended\b/, 'education'],
  [/^educational institutions? attended\b/, 'education'],
  [/^certs$/, 'certificates'],
  // By its first word alone it would be a section of projects.
  [/^proje[ck]te?s? (?:und|and|&|\/) (?:anstellung|beschaftigung|berufs|employment|work\b|positions?\b|jobs?\b)/, 'experience'],
  [/^(?:anstellungen|anstellungsverhaltnisse)$|^national youth service/, 'experience'],
  [/^ehrenamtlich(?:es)?$/, 'volunteering'],
  [/^(?:tools?|languages|technologies|software) i (?:use|know|like|love|reach for|work with)$/, 'skills'],
  [/^(?:educational|academic) (?:background|qualifications?|history|records?|details|credentials)/, 'education'],
  [/^work and achievements/, 'experience'],
  [/^references? (?:are |is )?(?:(?:available|provided|furnished)|(?:up)?on request|if (?:you|needed|required))/, 'references'],
  [
    /^referen(?:ces?|zen|cias?) (?:(?:erhalten sie|gerne|disponibles?|disponiveis|fournies) )?(?:sur|auf|bajo|previa|mediante|sob|a) \p{L}+$/u,
    'references',
  ],
  // Trades call their licences "tickets".
  [/^(?:trade |work |safety )?tickets(?: (?:and|&) .+)?$/, 'certificates'],
  [/^computer (?:proficiency|literacy|knowledge|exposure)$/, 'skills'],
  [/^personal (?:details|information|data|particulars)$/, 'other'],
  [/^driving licen[cs]e$|^(?:key )?facts$/, 'other'],
  [/^(?:free|spare) time$/, 'interests'],
  [
    /^(?:off|outside|away from|when i'm not at|beyond|after) (?:of )?(?:the )?(?:clock|duty|work|office|desk|screen|hours|shift)$/,
    'interests',
  ],
  [/^(?:nach feierabend|privat|hors (?:du )?(?:travail|boulot)|fuera del trabajo|fora do trabalho)$/, 'interests'],
  [/^(?:(?:what )?i (?:can )?speak|je parle|ich spreche|(?:que )?hablo|falo|(?:nga )?reo)$/, 'languages'],
  [/^(?:i |how i |where i )(?:give|gave) back$|^(?:i |where i )volunteer(?:ed)?$|^ich engagiere mich$|^je m'engage$/, 'volunteering'],
  [/^(?:my )?(?:school|college|student|university|uni) days$/, 'education'],
  [/^(?:say (?:hi|hello)|get in touch|reach me|find me|drop me a line|let's (?:talk|chat)|me (?:contacter|joindre)|hablemos)$/, 'other'],
  [/^(?:uber mich|a propos(?: de moi)?|sobre (?:mi|mim)|acerca de mi|quien soy|qui suis-je)$/, 'summary'],
  [/^(?:centres? d'interet|aktivitaten und interessen)/, 'interests'],
  [/^technische (?:kenntnisse|fahigkeiten|kompetenzen|fertigkeiten)$/, 'skills'],
  [/^hoja de vida$|^curriculo$/, 'other'],
  [/^savoir faire$|^it(?: systems)?$/, 'skills'],
  [/^(?:personliche daten|zur person|angaben zur person|etat civil|informations? personnelles?)$/, 'other'],
  [
    /^(?:formations?|formacion|formacao) (?:continues?|continua(?:da)?|complementaires?|complementaria|complementar|no reglada|no formal)$/,
    'certificates',
  ],
  [
    /^(?:formations?|formacion|formacao|curs[eo]s?|kurse) (?:courtes?|internes?|interna|adicional|extra|en ligne|en linea|on ?line|a distanc(?:e|ia))$/,
    'certificates',
  ],
  [/^stages? et formations? (?:courtes?|complementaires?|continues?)$/, 'certificates'],
  [/^(?:experiences?|experiencias?) (?:de|do) (?:travail|trabajo|trabalho)$/, 'experience'],
  [/^cursos (?:de aperfeicoamento|profissionalizantes|extracurriculares)$/, 'certificates'],
  [/^(?:online|continuous|continued) learning$|^e learning$|^(?:civil service )?eligibilit(?:y|ies)$/, 'certificates'],
  [/^(?:implications?|actions?) (?:benevole|sociale|communautaire|citoyenne)s?$|^community outreach$|^pro bono$/, 'volunteering'],
  [/^(?:perfectionnements?|perfeccionamiento|aperfeicoamento)(?: prof?es+ion\w+)?$|^(?:cursos y talleres|otra formacion)$/, 'certificates'],
  [/^(?:continuing professional|further professional) development$|^developpement professionnel$/, 'certificates'],
  [/^(?:desarrollo|actualizacion) profesional$|^(?:desenvolvimento|atualizacao) profissional$/, 'certificates'],
  [/^champs? (?:de competences?|d'(?:expertise|activite|action))$/, 'skills'],
  [/^stages? de formation$|^permis et habilitations$/, 'certificates'],
  [/^(?:competences linguistiques|linguistic competences|sprachliche (?:kompetenzen|kenntnisse|fahigkeiten))$/, 'languages'],
  [/^(?:datos|antecedentes|nivel|preparacion|instruccion) academic/, 'education'],
  [/^(?:permis|permiso|carne|carta) de (?:conduire|conducir|conducao)$/, 'other'],
  [/^ehrenamtliche tatigkeiten?$|^vie associative$/, 'volunteering'],
  [/^atividades? profissiona(?:l|is)$/, 'experience'],
  [/^summary of|^executive summary$/, 'summary'],
  [
    /^(?:schulisch|akademisch)(?:e|er|es) (?:werdegang|laufbahn)$|^(?:parcours|percurso|itinerario) (?:scolaire|academ|universit|de formation)/,
    'education',
  ],
  [/^(?:vida|historia) laboral$|^(?:actividad|atividade|activite|vie|vida)s? prof?es+ion|^vida profissional$/, 'experience'],
  [/^(?:areas|domaines|bereiche)(?: (?:de|of) \S+)?$|^practice areas$/, 'skills'],
  [/^(?:tiempo libre|tempos? livres?|en dehors du travail)$/, 'interests'],
  [/^(?:tools|software|things|technologies|what) i (?:use|work with)$|^(?:i'?m |i am |things i'm )?good at$/, 'skills'],
  [
    /^(?:das|was) (?:kann ich|ich kann|ich gut kann)(?: gut)?$|^(?:ce que )?je sais faire$|^(?:lo que|que) se hacer$|^o que sei fazer$/,
    'skills',
  ],
  [/^(?:was|wo) ich (?:bisher |schon |zuletzt )?(?:gemacht|gearbeitet|getan|gewesen) (?:habe|bin)$|^bisherige stellen$/, 'experience'],
  [/^(?:ou|ce que) j'ai (?:travaille|fait)$|^(?:donde|lo que|en que) he (?:trabajado|hecho)$|^onde (?:ja )?trabalhei$/, 'experience'],
  [/^(?:was|wo) ich (?:gelernt|studiert) habe$|^ce que j'ai etudie$|^(?:que|donde|lo que) he estudiado$|^o que estudei$/, 'education'],
  [/^(?:professional |board )?memberships?$/, 'other'],
  [
    /^(?:vereins(?:arbeit|tatigkeit(?:en)?)|engagements|asociacionismo|participacion social|trusteeships|civic life|helping out)$/,
    'volunteering',
  ],
  [
    /^(?:mandatory|statutory|(?:health (?:and|&) )?safety|compliance|site|job|on the job|in house|internal|company|additional|further|other) (?:training|courses?|inductions?|certificat(?:e|ion)s?)$/,
    'certificates',
  ],
  [/^licens(?:ure|es|ing)(?: (?:and|&) (?:eligibility|registrations?|certifications?|memberships?))?$/, 'certificates'],
  [/^(?:fuhrerscheine?|scheine|nachweise)(?: (?:und|&) (?:nachweise|scheine|zertifikate|lizenzen|berechtigungen))$/, 'certificates'],
  [/^(?:training|learning) (?:and|&) development$|^cours$|^cursos livres$/, 'certificates'],
  [/^short courses$|^badges$|^(?:site )?cards(?: (?:and|&) .+)?$|^permis et certificats$/, 'certificates'],
  [/^(?:know how|computing|tech|good with|i can|werkzeugkasten|manejo de programas|skills at a glance)$|^[a-z]+ skills$/, 'skills'],
  [/^(?:arbeit|praxis|on the job|professional background|(?:the )?working years|(?:sea|service) (?:time|history|record))$/, 'experience'],
  [/^[a-z]{4,}erfahrung(?:en)?$/, 'experience'],
  [/^learning$/, 'education'],
]

const MOST_WORDS = 6

/** Describes skills as linguistic: "Competencias lingüísticas". */
const OF_LANGUAGE = /^(?:linguisti|linguistic|sprachlich)/

/**
 * The kind of section that a line names if all its words occur in headings of that kind, otherwise null. Letter-spaced words are joined
 * first.
 */
export function headingKind(text: string): SectionKind | null {
  const written = headingWords(text)
  const kind = kindOfWords(written.flatMap((word) => apart(word)))
  // Letter spacing often breaks words where a letter was kerned: "EMPLOYMENT HIST ORY".
  const isBroken = kind === null && written.length > 1 && text.length < 60 && !/\p{Ll}/u.test(text)
  return isBroken ? kindOfWords(apart(written.join(''), MOST_WORDS)) : kind
}

const BESIDE_CERTIFICATES: readonly (SectionKind | undefined)[] = ['awards', 'other']

function kindOfWords(words: string[]): SectionKind | null {
  if (words.length === 0 || words.length > MOST_WORDS) return null
  const whole = words.join(' ')
  const phrase = phrases.find(([pattern]) => pattern.test(whole))
  const known = words.every((word) => kinds.has(word) || weakKinds.has(word) || filler.has(word))
  if (phrase && (known || phrase[0].source.startsWith('^'))) return phrase[1]
  if (namesPapers(words)) return 'certificates'
  if (!known) return null
  const first = words.find((word) => kinds.has(word)) ?? ''
  // "Training and education", "Certificates and degrees".
  if (kinds.get(first) === 'certificates' && words.some((word) => kinds.get(word) === 'education')) return 'education'
  if (kinds.get(first) === 'certificates' && words.some((word) => kinds.get(word) === 'skills')) return 'skills'
  // "Awards and certificates", "Memberships and certificates": read as certificates, because their entries look the same.
  if (BESIDE_CERTIFICATES.includes(kinds.get(first)) && words.some((word) => kinds.get(word) === 'certificates')) return 'certificates'
  if (kinds.get(first) === 'skills' && words.length === 2 && words.some((word) => OF_LANGUAGE.test(word))) return 'languages'
  const soft = words.findLast((word) => weakKinds.has(word)) ?? ''
  return kinds.get(first) ?? weakKinds.get(soft) ?? null
}

/**
 * The kind that one word of a heading names while the others name no kind. Only for lines that look like headings, because the other words
 * can be anything ("Estudios realizados", "Selected client projects").
 */
export function looseHeadingKind(text: string): SectionKind | null {
  const words = headingWords(text)
  const named = words.flatMap((word) => kinds.get(word) ?? [])
  // "Skills and interests in practice": the first of a pair.
  const isPair = kinds.has(words[0] ?? '') && JOINED.has(words[1] ?? '') && kinds.has(words[2] ?? '')
  return words.length <= MOST_WORDS && (new Set(named).size === 1 || (isPair && new Set(named).size === 2)) ? named[0]! : null
}

const isKnown = (word: string) => kinds.has(word) || weakKinds.has(word) || filler.has(word)

/** Words in capitals that letter spacing joined, such as "workexperience". Any other word is not split. */
function apart(word: string, most = 3, least = 8): string[] {
  if (word.length < least || word.length > 40 || isKnown(word)) return [word]
  if (word.startsWith('&')) return ['&', ...apart(word.slice(1), most, least)]
  for (let at = word.length - 2; at >= 2; at -= 1) {
    if (!isKnown(word.slice(0, at))) continue
    const rest = word.slice(at)
    if (isKnown(rest)) return [word.slice(0, at), rest]
    const more = most > 2 ? apart(rest, most - 1, 4) : [rest]
    if (more.length > 1) return [word.slice(0, at), ...more]
  }
  return [word]
}

/** The maximum length of a fragment that letter spacing separated from a word. */
const SHRED = 2

/**
 * A heading that letter spacing broke into pieces, joined: "EXPERIENCE" for "EXPERIENC E", "WORK EXPERIENCE" for "W ORK EXPERIENC E". Null
 * for any other text.
 */
export function joinedHeading(text: string): string | null {
  const pieces = text.trim().split(/\s+/)
  if (pieces.length < 2 || text.length > 60 || !pieces.some(({ length }) => length <= SHRED) || /[^\p{L}&\s]/u.test(text)) return null
  const keyOf = (word: string) => withoutMarks(word).toLowerCase()
  if (pieces.every((piece) => isKnown(keyOf(piece)))) return null
  const whole = pieces.join('')
  const words = apart(keyOf(whole))
  if (!words.every((word) => word === '&' || isKnown(word)) || words.join('').length !== whole.length) return null
  let at = 0
  return words.map((word) => whole.slice(at, (at += word.length))).join(' ')
}

function headingWords(text: string): string[] {
  const spaced = /^(?:\S ){3,}\S$/.test(text.trim().replace(/ {2,}|\t/g, ' ')) && /^(?:\p{L}|&)(?: {1,2}| {2,}|\t)/u.test(text.trim())
  const joined = spaced
    ? text
        .split(/ {2,}|\t/)
        .map((part) => part.replaceAll(' ', ''))
        .join(' ')
    : text
  return (
    withoutMarks(joined)
      .toLowerCase()
      .replace(/^[\d.)\s]+|^(?:[ivx]{1,4}|[a-h])[.)]\s+|(?<![:.…])[:.…]+[-–—]?$/g, '')
      .replace(/[’]/g, "'")
      .replace(/[^\p{L}&'+/ ]+/gu, ' ')
      .replace(/\//g, ' / ')
      // "/ good at", "+ skills"
      .replace(/^[\s/+&]+|(?<![\s/+&])[\s/+&]+$/g, '')
      .split(/\s+/)
      .filter(Boolean)
  )
}
