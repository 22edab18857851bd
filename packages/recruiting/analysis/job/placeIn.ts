import places from '#packages/recruiting/data/places.json'
import towns from '#packages/recruiting/data/towns.json'
import { anyOf, inTurn } from '#packages/recruiting/analysis/text/patterns.ts'
import type { Passage } from './Job.ts'

const LABELLED_PLACE =
  /(?:^|[|·•]\s*)(?:(?:job |work(?:ing)? )?(?:location|place(?: of work)?|based|base|site|where|(?:office|work) address|office|city|depot|branch|store)|standort|(?:arbeits|beschäftigungs|dienst|einsatz|tätigkeits)?ort|arbeitsplatz|dienst(?:sitz|stelle)|lieu(?: de (?:mission|travail)| d['’]exercice)?|localisation|ubicación|lugar(?: de trabajo)?|localidad|centro de trabajo|local de trabalho|localização|población|sede)\s*[:–-]\s*([^|·•(\n]{2,60})/iu
const NAMED_PLACE = inTurn(
  /\b/u,
  anyOf(
    /[Bb]ased (?:in|at|near)|[Ll]ocated (?:in|at)|join (?:us|our team) in|in (?=\p{Lu}[\p{L} ]{1,40} (?:office|city centre))/u,
    /(?:office|store|site|clinic|warehouse|workshop|restaurant|hotel|school|branch|headquarters|plant|factory)s? (?:in|near)/,
    /(?:kitchen|hospital|practice|studio)s? (?:in|near)|(?:[Ss]chool|[Pp]ub|[Cc]af[eé]|[Bb]ar|[Ff]arm|[Ss]urgery|[Nn]ursery|[Cc]are home) (?:in|near)/,
  ),
  /\s{0,3}((?:(?:central|north|south|east|west|greater|downtown) )?\p{Lu}[\p{L}.'’-]+(?:[ ,]+\p{Lu}[\p{L}.'’-]+)*)/u,
)
const PLACE_LINE = inTurn(
  /^(?:[^\p{L}]*)(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}, (?:\p{Lu}[\p{L}.'’-]+|\p{Lu}{2})(?: \p{Lu}[\p{L}.'’-]+){0,2})/u,
  /(?=\s{0,3}(?:$|[|·•(–-]))/u,
)

/** The name of a place, including lowercase particles: "Villanueva de Algaidas", "Mouans-Sartoux". */
const NAME = /(\p{Lu}[\p{L}'’-]+(?: (?:(?:am|an|de|del|der|di|do|el|im|la|las|le|les|los|ob|sous|sur) ){0,2}\p{Lu}[\p{L}'’-]+){0,3})/u
/** Wording before a place name in German, French, Spanish and Portuguese adverts. */
const NAMED_ABROAD = inTurn(
  /(?<!\p{L})/u,
  anyOf(
    /(?:(?:am|unser(?:em|en)?) Standort|(?:Arbeits|Dienst|Einsatz)ort) (?:ist |in )?(?!ist )/u,
    /vor Ort in |(?:Büro|Filiale|Niederlassung|Praxis|Werkstatt|Redaktion|Klinik|Werk|Kanzlei|Schule|Kita|Lager|Zentrale|Hauptsitz|Betrieb) in /,
    /(?:[Bb]asée?s?|[Ss]ituée?s?|[Ii]mplantée?s?|à pourvoir|[Bb]ureaux?|[Aa]gence|[Cc]hantiers?|[Aa]telier|[Mm]agasin) (?:à|au|en|de|près de) /,
    /(?:[Uu]bicad[oa]s?|[Ll]ocalizad[oa]s?|sede|[Oo]ficinas?|[Ee]scritórios?|[Pp]resencial|[Hh][ií]brid[oa]|[Tt]ienda|[Ll]oja|[Pp]lanta|[Aa]lmacén) e[nm] /,
  ),
  /(?:[Ll]a )?/,
  NAME,
)
/** Authorities, hospitals and branches at the start of a line are followed by their place; campuses and depots are preceded by it. */
const OF_NAME = anyOf(
  inTurn(
    /^(?:(?:Große )?(?:Kreis)?[Ss]tadt|Gemeinde|Landkreis|Klinikum|Niederlassung|Mairie de|Ville de|Ayuntamiento de|Concello de) /u,
    NAME,
    /(?=$|[ ,.|(])/,
  ),
  inTurn(/^/u, NAME, / (?:Campus|Depot|Branch|Library|Office)(?=$|[,.|(])/),
)

/** Working modes that can follow a label such as "Location" instead of a place. */
const NO_PLACE =
  /^(?:fully |100% )?(?:remote|hybrid|on[- ]?site|home[- ]?office|anywhere|flexible|various|full[- ]time|part[- ]time|permanent|contract|cdi|cdd|(?:un)?befristet|vollzeit|teilzeit|temps (?:plein|partiel)|indefinido|essential|desirable)\b/i
const IN_PLACE =
  /(?<!\p{L})(?:in|near|at our|bei|en|em|à)\s{1,2}(?:the )?(?:(?:central|north|south|east|west|greater|downtown) )?(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)?)/gu
const SOUGHT_IN =
  /\b(?:wanted|needed|sought|school|college|kitchen|hotel|team|company|firm|bakery|garage|salon|charity|farm|surgery|bar|shop|pub)\b[^.]{0,40} in (\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2})/u
const PLACE_NAME = /^\p{Lu}[\p{L}.'’-]+(?: (?:(?:on|upon|am|an|der|de|of|the|la|le) )?\p{Lu}[\p{L}.'’-]+){0,2}(?: city centre)?$/u
const OF_TITLE =
  /\b(?:team|department|support|sales|marketing|finance|manager|engineer(?:ing)?|officer|assistant|services?|operations|ward|(?:entgelt|vergütungs|besoldungs)?gruppe|klasse|stufe|nights?|days?|shifts?|logistics|highways|care|data|digital|retail|people|level|grade|band|m|f|d|w|ltd|limited|inc|llp|gmbh|plc|group|bonus|benefits)\b/iu
const KNOWN = new Set([...places.cities, ...towns, ...places.regions, ...places.countries])
const CODES = new Set(places.codes)
const TOWNS = new Set([...places.cities, ...towns])
/** Regions and countries, used only if the text names no smaller place. */
const WIDE = new Set([...places.regions, ...places.countries])
/** "Our York store", "covering Devon", "visits around Bath". */
const OWN_PLACE =
  /(?:\bour |\bcovering (?:the )?|\baround |\bacross (?:greater )?|\bfrom (?=\p{Lu}\p{L}+ (?:station|town centre|city centre)))(\p{Lu}[\p{Ll}'’-]{2,}(?: \p{Lu}[\p{Ll}'’-]{2,})?)(?= (?:office|store|shop|branch|depot|site|and|station|town|city)|[,.]|$)/u

/**
 * The place of work: the value of a label, otherwise wording such as "based in Leeds", otherwise a known place between separators near the
 * top ("Analyst, Leeds, hybrid"), otherwise a line there such as "Halden, Norway".
 */
export function placeIn(lines: readonly string[]): Passage | null {
  const inner = (found: RegExpExecArray | null, line: number) => {
    const text =
      found
        ?.slice(1)
        .find(Boolean)
        ?.trim()
        // A sentence that ends with the name: "our offices in Hexham. Hybrid working", not "St. Albans".
        .replace(/(?<=\p{Ll}{4})\.\s.*$/u, '')
        .replace(/[.,;]$/, '') ?? ''
    return text === '' || NO_PLACE.test(text) ? null : { text, line }
  }
  const search = (pattern: RegExp, within: readonly string[], fits = (_found: Passage) => true) =>
    within.reduce<Passage | null>((found, text, line) => {
      const next = found ?? inner(pattern.exec(text), line)
      return next && fits(next) ? next : null
    }, null)
  const isSmall = ({ text }: Passage) => !WIDE.has(text.toLowerCase())
  return (
    search(LABELLED_PLACE, lines) ??
    search(NAMED_PLACE, lines) ??
    search(NAMED_ABROAD, lines, isSmall) ??
    withCode(lines) ??
    knownPlace(lines.slice(0, 10), false) ??
    placeLine(lines.slice(0, 8)) ??
    inKnownPlace(lines, false) ??
    search(OWN_PLACE, lines) ??
    anyTown(lines) ??
    knownPlace(lines.slice(0, 10), true) ??
    inKnownPlace(lines, true) ??
    search(OF_NAME, lines) ??
    search(SOUGHT_IN, lines.slice(0, 6)) ??
    besideTitle(lines.slice(0, 4))
  )
}

/**
 * A place with a British, German or American postcode: "Northampton NN4", "70173 Stuttgart", "Taos NM 87571". "English B2" is a language
 * level.
 */
const WITH_CODE = anyOf(
  /\b(\p{Lu}[\p{L}'’-]+(?: (?:of |upon |on )?\p{Lu}[\p{L}'’-]+){0,2}),? (?![ABC][12](?! ?\d\p{Lu}{2}))(?=\p{Lu}{1,2}\d{1,2}\p{Lu}?(?: \d\p{Lu}{2})?(?:$|[\s,.|)]))/u,
  /(?<![\d\p{L}])\d{5} (\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+)?)(?=$|[\s,.|)])/u,
  /(?<!\p{L})(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2}),? \p{Lu}{2} \d{5}(?!\d)/u,
)

function withCode(lines: readonly string[]): Passage | null {
  for (const [line, text] of lines.entries()) {
    const found = WITH_CODE.exec(text)
    const name = found?.[1] ?? found?.[2] ?? found?.[3]
    if (name && !OF_TITLE.test(name)) return { text: name, line }
  }
  return null
}

/** A known town anywhere in the text, near the top first; it must not be part of another name. */
function anyTown(lines: readonly string[]): Passage | null {
  for (const [line, text] of lines.entries())
    for (const found of text
      .slice(0, 300)
      .matchAll(/(?<![\p{L}-])\p{Lu}[\p{L}'’]+(?:[ -](?:upon |on |under |in |de )?\p{Lu}[\p{L}'’]+){0,2}/gu)) {
      const words = found[0].split(/[ -]/)
      const name = [found[0], words.slice(-2).join(' '), words.slice(0, 2).join(' '), words.at(-1)!, words[0]!].find((one) =>
        TOWNS.has(one.toLowerCase()),
      )
      if (name) return { text: name, line }
    }
  return null
}

/** A known place after "in" or "near", anywhere; countries and regions only if the text names no smaller place. */
function inKnownPlace(lines: readonly string[], withCountries: boolean): Passage | null {
  for (const [line, text] of lines.entries())
    for (const found of text.matchAll(IN_PLACE)) {
      const name = found[1]!
      if (!withCountries && WIDE.has(bare(name.split(' ')[0]!).toLowerCase())) continue
      if (isKnownPlace(name)) return { text: bare(name), line }
      const first = name.split(' ')[0]!
      if (isKnownPlace(first)) return { text: bare(first), line }
    }
  return null
}

/** The text after the title and a bar or dash, if it is written like a name and is not a typical word of titles. */
function besideTitle(lines: readonly string[]): Passage | null {
  for (const [line, content] of lines.entries()) {
    const [, ...others] = content.slice(0, 300).split(/(?<!\s)\s+[|·•–—-]\s+/)
    const text = others
      .map((part) => part.trim().replace(/[.,;]$/, ''))
      .find((part) => PLACE_NAME.test(part) && !NO_PLACE.test(part) && !OF_TITLE.test(part))
    if (text) return { text, line }
  }
  return null
}

/** A known place between commas or other separators, with the region after it. */
function knownPlace(lines: readonly string[], withCountries: boolean): Passage | null {
  for (const [line, text] of lines.entries()) {
    const parts = text.slice(0, 300).split(/(?<!\s)\s*(?:[,|·•()]|\s[–—-]\s)\s*/)
    const at = parts.findIndex((part) => isKnownPlace(part) && (withCountries || !WIDE.has(bare(part).toLowerCase())))
    if (at < 0) continue
    const next = parts[at + 1] ?? ''
    const place = bare(parts[at]!)
    return { text: isKnownPlace(next) || CODES.has(bare(next)) ? `${place}, ${bare(next)}` : place, line }
  }
  return null
}

/** A line with only a place and a known region, if nothing else names a place. */
function placeLine(lines: readonly string[]): Passage | null {
  for (const [line, content] of lines.entries()) {
    const text = PLACE_LINE.exec(content)?.[1]
    const region = text?.split(', ').at(-1) ?? ''
    if (text && (isKnownPlace(region) || CODES.has(region))) return { text, line }
  }
  return null
}

function isKnownPlace(text: string): boolean {
  const plain = bare(text).replace(/^(?:central|north|south|east|west|greater|downtown) /i, '')
  return /^\p{Lu}/u.test(plain) && (KNOWN.has(plain.toLowerCase()) || /^(?:St\.?|Saint) \p{Lu}\p{Ll}+$/u.test(plain))
}

function bare(text: string): string {
  return text
    .trim()
    .replace(/^[–—-]\s*/, '')
    .replace(/[.:;]$/, '')
    .replace(/ only$/, '')
}
