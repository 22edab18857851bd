import { anyOf, inTurn } from '#packages/recruiting/analysis/text/patterns.ts'
import type { DateRange } from '#packages/recruiting/analysis/dates/DateRange.ts'
import { findDateRanges } from '#packages/recruiting/analysis/dates/findDateRanges.ts'
import { mergedRanges } from '#packages/recruiting/analysis/dates/mergedRanges.ts'
import type { TextBlock } from './blocks.ts'
import { FIRM, isWithin, splitAtComma, townAfter } from './historyCommas.ts'
import { historyBlocks } from './historyBlocks.ts'
import { historyEntries } from './historyEntries.ts'
import { type HistoryKind, historyKinds } from './historyKinds.ts'
import { isBreak, isLabelEnd, labelRole, wholeLabel } from './historyLabels.ts'
import { DURATION, type HistoryPart, historyParts, isTownless, TOWN } from './historyParts.ts'
import { entryConfidence } from './entryConfidence.ts'
import { type HistorySlots, historySlots } from './historySlots.ts'
import { isCity, isRegion } from './places.ts'
import type { Extracted, HistoryItem } from './Resume.ts'
import { degreeScore, namesLevel, orgScore, schoolScore, titleScore } from './titleScore.ts'
import { jobsFromProse } from './jobsFromProse.ts'
import { withoutGrade } from './withoutGrade.ts'

type Entry = { parts: HistoryPart[]; places: HistoryPart[]; dates: Extracted<DateRange> | null; bullets: TextBlock[]; isUsual: boolean }

/**
 * The entries of a section, in order. Votes over all entries distinguish title, employer or school: by their words, their looks and their
 * order, so that clear entries decide unclear ones.
 */
export function historyItems(all: TextBlock[], kind: HistoryKind): HistoryItem[] {
  const told = kind === historyKinds.job ? jobsFromProse(all) : null
  if (told) return told
  const whole = historyBlocks(wholeLabels(all))
  const blocks = (kind === historyKinds.study ? whole.map(withoutGrade) : whole).filter(
    ({ text }) => !DURATION.test(text) && !isTableHead(text) && !isLabelEnd(text),
  )
  const read = historyEntries(blocks, kind).map(({ head, body }) => toEntry(head, body))
  const placed = withRepeated(withPlaces(unglued(inFirms(read, kind), kind), kind)).map((entry) => withFirm(entry, kind))
  const entries = partedAlike(placed, kind)
  // An entry built like another one has more confidence than a single one.
  const shape = ({ parts, dates }: Entry) => `${parts.length} ${dates !== null} ${parts.map(({ look, slot }) => look + slot).join(' ')}`
  const shapes = entries.map(shape)
  for (const entry of entries) entry.isUsual = shapes.filter((one) => one === shape(entry)).length > 1
  // If others have a start, an entry without one was probably not read in full.
  const isRanged = entries.some(({ dates }) => dates?.value.start)
  for (const { dates } of entries) if (dates && !dates.value.start && (isRanged || kind === historyKinds.job)) dates.confidence = 0.6
  const slots = historySlots(
    entries.map(({ parts }) => parts),
    kind,
  )
  const isRole = ({ parts: [only, ...others] }: Entry, index: number) =>
    only !== undefined && others.length === 0 && isRoleBelow(only, above(entries, index), kind)
  const items = entries.map((entry, index) => toItem(entry, kind, slots, isGroup(entry, entries[index + 1]), isRole(entry, index)))
  const found = shareEmployer(inDoubt(items, entries), kind).filter(
    ({ title, place }) => ![title, place].some((part) => part !== null && isBreak(part.value)),
  )
  const named = kind === historyKinds.study ? townsOfSchools(found) : found
  const lacking = named.filter(({ title, place }) => !title || (!place && !ALONE.test(title.value)))
  return lacking.length > named.length * FEW ? named.map((item) => doubted(item, LESS)) : named
}

// If the other entries only name schools and their towns, the text after the name of a school is an unlisted town.
function townsOfSchools(items: HistoryItem[]): HistoryItem[] {
  const isTownOf = ({ title, place, location }: HistoryItem) =>
    title !== null &&
    place !== null &&
    location === null &&
    title.line === place.line &&
    TOWN.test(title.value) &&
    titleScore(title.value) < 1 &&
    degreeScore(title.value) <= 0
  const others = items.filter((item) => !isTownOf(item))
  const areSchools = others.length > 0 && others.every(({ title, place }) => title === null && place !== null)
  return areSchools
    ? items.map((item) => (isTownOf(item) && schoolScore(item.place!.value) >= 2 ? { ...item, title: null, location: item.title } : item))
    : items
}

/** The share of entries without a title or employer from which a section was probably misread, and the confidence factor in that case. */
const FEW = 0.3
const LESS = 0.8
/** The confidence factor if title and employer are in the opposite order to the rest of the section. */
const TURNED = 0.7

/**
 * Items, with less confidence if title and employer are in the opposite order to most entries of the same form, unless they have labels.
 */
function inDoubt(items: HistoryItem[], entries: Entry[]): HistoryItem[] {
  const orders = items.map(({ title, place }, index) =>
    title?.line == null || place?.line == null || entries[index]!.parts.some(({ role }) => role !== null)
      ? 0
      : Math.sign(place.line - title.line),
  )
  const count = (order: number) => orders.filter((one) => one === order).length
  return items.map((item, index) => (orders[index] !== 0 && count(-orders[index]!) >= count(orders[index]!) ? doubted(item, TURNED) : item))
}

function doubted(item: HistoryItem, share: number): HistoryItem {
  const less = (part: Extracted | null) => part && { ...part, confidence: part.confidence * share }
  return { ...item, title: less(item.title), place: less(item.place) }
}

/** A text and an unlisted town after it: "Kennel Assistant, Church Stretton", "Cook (Torremolinos)". */
const GLUED = inTurn(/^(.{3,}?)(?:,\s+|\s+[–—-]\s+|\s+\()/u, /(\p{Lu}[\p{Ll}'’.][\p{L}'’.-]*(?: [\p{L}'’.-]+){0,3})\)?$/u)

const LAST_WORD = /^(.{3,})(?<!(?:^|\s)(?:of|de|di|von|du|da|do|del|zu|and|y|et|und|&)) (\p{Lu}\p{L}{2,})$/u
/** A title and an employer joined by a word that means something else in other languages: "Conductor en Metrosur". */
const IN_FIRM =
  /^ (?:en|em|na|no|à|au|aux|dans|for|with|im|am|pour|para|pela|pelo|ao) (?:el |los |las |la |le |les |l['’](?=\p{Lu}))? ?(\p{Lu}.+)$/u

/** A title with such a word before two capitals. */
const HOLDS_FIRM =
  / (?:en|em|na|no|au|aux|chez|dans|para|pela|pelo|ao|bei|beim|at|with) (?:el |los |las |la |le |les |der )?\p{Lu}[\p{L}'’-]+ (?:de |del |des |du |y |& )?\p{Lu}/u

/** The share of entries that must separate titles from employers in the same way. */
const ALIKE = 0.7

/** "Arzthelferin in der Praxis Seidlitz": such words also precede fields of work, so the employer needs evidence of its own. */
const IN_GERMAN = /^(.{3,}?) (?:in|an) (?:de[mr]|eine[mr]) (\p{Lu}.+)$/u

function inGerman(text: string, kind: HistoryKind): [title: string, firm: string] | null {
  const [, title = '', firm = ''] = IN_GERMAN.exec(text) ?? []
  return kind.title(title) >= 1.5 && kind.place(firm) >= 1.2 ? [title, firm] : null
}

/** A text split at a word such as "en": at the last one before words of an employer, else at the first. */
function atFirm(text: string, kind: HistoryKind): [title: string, firm: string] | null {
  const all = [...text.matchAll(/ (?=\p{Ll}+ )/gu)].flatMap(({ index }): [string, string][] => {
    const [, firm] = index > 2 ? (IN_FIRM.exec(text.slice(index)) ?? []) : []
    return firm ? [[text.slice(0, index), firm]] : []
  })
  const found = all.findLast(([, firm]) => kind.place(firm) >= 1.2) ?? inGerman(text, kind) ?? all[0]
  return found && (kind.title(found[0]) >= 1 || kind.place(found[0]) < 1.2) && kind.title(found[1]) < 2 ? found : null
}

/** Titles separated from employers, if most entries have such a word in their only part apart from a town, or have several parts. */
function inFirms(entries: Entry[], kind: HistoryKind): Entry[] {
  const own = ({ parts }: Entry) => parts.filter(({ isTown }) => !isTown)
  const halves = (entry: Entry) => {
    const [only, ...others] = own(entry)
    return only && others.length === 0 && only.role === null ? atFirm(only.text, kind) : null
  }
  const isTold = entries.some((entry) => kind.title(halves(entry)?.[0] ?? '') >= 1)
  const alike = entries.filter((entry) => own(entry).length > 1 || halves(entry))
  if (kind !== historyKinds.job || !isTold) return entries
  const isUsual = entries.length > 1 && alike.length >= entries.length * ALIKE
  // A name before a town is an employer: "Costurera en Confecciones Serpis (Cocentaina)".
  const isPlaced = (entry: Entry) => own(entry).length < entry.parts.length && kind.title(halves(entry)?.[0] ?? '') >= 1.5
  // So is a name with words of an employer after a title: "Voluntaria en el Banco de Alimentos".
  const isClear = (entry: Entry) => {
    const [title = '', firm = ''] = halves(entry) ?? []
    const [name = '', ...more] = firm.split(', ')
    const isField = more.some((part) => kind.place(part) >= 1.2)
    return kind.title(title) >= 1.5 && kind.place(name) >= 1.2 && kind.title(firm) < 1 && !isField
  }
  return entries.map((entry) => {
    const [only] = own(entry)
    const names = (isUsual || isPlaced(entry) || isClear(entry) ? halves(entry) : null)?.map((text) => ({ ...only!, text }))
    const towns = entry.parts.filter(({ isTown }) => isTown)
    return names ? { ...entry, parts: names, places: [...entry.places, ...towns.map((town) => ({ ...town, isPlace: true }))] } : entry
  })
}

/** Parts without the towns at their ends, if other entries of the section have known places in the same position, or all have such ends. */
function unglued(entries: Entry[], kind: HistoryKind): Entry[] {
  if (kind !== historyKinds.job || entries.length < 2) return entries
  const tailOf = ({ text, role }: HistoryPart) => {
    const [, name, town] = (role === null && GLUED.exec(text)) || []
    const isTown = name && town && TOWN.test(town) && !FIRM.test(town) && isTownLike(town) && !isTownless(name, town)
    return isTown ? { name, town } : null
  }
  const cityOf = ({ text, role }: HistoryPart) => {
    const [, name, city] = (role === null && LAST_WORD.exec(text)) || []
    return name && city && isCity(city) ? { name, town: city } : null
  }
  const isTownLike = (text: string) => kind.title(text) < 1 && kind.place(text) < 1.2 && !isWithin(text)
  const open = entries.filter(({ places }) => places.length === 0)
  const known = new Set(entries.flatMap(({ places }) => places.map(({ slot }) => before(slot))))
  const places = new Set(entries.flatMap((entry) => entry.places.map(({ slot }) => slot)))
  const tails = open.flatMap(({ parts }) => parts.flatMap((part) => (tailOf(part) ? [part.slot] : [])))
  const all = (slot: string) => open.length === entries.length && tails.filter((one) => one === slot).length === entries.length
  // Without a separator, a known city ends the name of the employer in each entry.
  const cities = entries.map(({ parts }) => parts.find(cityOf))
  if (open.length === entries.length && cities.every((part) => part !== undefined && part.slot === cities[0]!.slot))
    return entries.map((entry, index) => {
      const part = cities[index]!
      const { name, town } = cityOf(part)!
      const parts = entry.parts.map((one) => (one === part ? { ...part, text: name } : one))
      return { ...entry, parts, places: [{ ...part, text: town, isPlace: true }] }
    })
  return entries.map((entry) => {
    if (entry.places.length > 0) return entry
    // The part in the position of other entries' places is the place, so nothing before it is.
    if (entry.parts.some((one) => one.isTown && places.has(one.slot))) return entry
    const part = entry.parts.find((one) => tailOf(one) && (known.has(one.slot) || all(one.slot)))
    if (!part) return entry
    const { name, town } = tailOf(part)!
    const isEnough = entry.parts.length > 1 || splitAtComma(name, true, kind).length > 1
    if (!isEnough) return entry
    const parts = entry.parts.map((one) => (one === part ? { ...part, text: name } : one))
    return { ...entry, parts, places: [{ ...part, text: town, isPlace: true }] }
  })
}

/** An entry that only names a title, with the employer or school before a known city: "Coleg Gwenlas, Newport". */
function withFirm(entry: Entry, kind: HistoryKind): Entry {
  const [only, ...others] = entry.parts.filter(({ isTown }) => !isTown)
  const [place] = entry.places
  const [, firm, city] = (place && /^([^,\d]{3,}), ([^,]+)$/.exec(place.text)) || []
  const isNeeded = only && others.length === 0 && splitAtComma(only.text, true, kind).every((half) => kind.place(half) < 1.2)
  if (!isNeeded || !firm || !city || !isCity(city) || isRegion(city) || isCity(firm) || kind.title(only.text) < 1.5) return entry
  return { ...entry, parts: [...entry.parts, { ...place!, text: firm, isPlace: false }], places: [{ ...place!, text: city }] }
}

/** The previous slot on the same line. */
const before = (slot: string) => slot.replace(/^\d+/, (nth) => String(Number(nth) - 1))

// The part in the position of other entries' places, without words of another kind, is an unlisted place.
function withPlaces(entries: Entry[], kind: HistoryKind): Entry[] {
  const isSilent = ({ text }: HistoryPart) => kind.title(text) < 1 && kind.place(text) < 1.2 && TOWN.test(text)
  const slots = new Set([...entries.flatMap(({ places }) => places.map(({ slot }) => slot)), ...silentSlots(entries, kind, isSilent)])
  return entries.map((entry) => {
    const others = entry.parts.filter((part) => !isSilent(part))
    // Text after a degree is its subject unless it has words of a school, and text after an employer its town.
    const isSchool = (half: string) => (kind === historyKinds.job ? kind.title(half) : kind.place(half)) >= 1
    const isPair = (halves: string[]) => halves.length > 1 && halves.some(isSchool)
    const isEnough = others.length > 1 || others.some(({ text }) => isPair(splitAtComma(text, true, kind)))
    const isKnown = (part: HistoryPart) => isSilent(part) && slots.has(part.slot)
    const isLeft = entry.parts.filter((part) => !isKnown(part)).length > 1
    const found = entry.parts.filter(
      (part) => (isKnown(part) && (isEnough || isLeft)) || (isSilent(part) && isEnough && part.slot.endsWith('d')),
    )
    return found.length === 0 || entry.places.length > 0
      ? entry
      : { ...entry, parts: entry.parts.filter((part) => !found.includes(part)), places: found }
  })
}

/** An entry whose only part is a title and an employer with a comma between, split in two, so that their order counts in all entries. */
function parted(entry: Entry, kind: HistoryKind, upper: Entry | undefined): Entry {
  const [only, ...others] = entry.parts
  if (!only || others.length > 0 || only.role !== null || isRoleBelow(only, upper, kind)) return entry
  const halves = splitAtComma(only.text, true, kind)
  return halves.length === 2 ? { ...entry, parts: halves.map((text) => ({ ...only, text })) } : entry
}

/** The last entry above with more than one part. */
const above = (entries: Entry[], index: number) => entries.slice(0, index).findLast(({ parts }) => parts.length > 1)

// "Constable, Response" under the employer of the role above, in the same look and position.
function isRoleBelow(only: HistoryPart, upper: Entry | undefined, kind: HistoryKind): boolean {
  const isSame = (part: HistoryPart) => part.slot === only.slot && part.look === only.look
  const role = upper?.parts.find(isSame)
  const other = upper?.parts.find((part) => part.slot !== only.slot && part.line !== role?.line)
  return role !== undefined && other !== undefined && kind.title(role.text) >= 1.5 && kind.title(only.text) >= 1.5
}

/** Entries split this way; if half of them are, another one with a title before its first comma is too: "Nurse, Isis Trials Unit". */
function partedAlike(entries: Entry[], kind: HistoryKind): Entry[] {
  const all = entries.map((entry, index) => parted(entry, kind, above(entries, index)))
  const count = all.filter((entry, index) => entry !== entries[index]).length
  if (count < 1 || count < entries.length / 2) return all
  return all.map((entry, index) => {
    const [only, ...others] = entry.parts
    if (only && isRoleBelow(only, above(entries, index), kind)) return entry
    const [head, ...rest] = others.length === 0 && only?.role === null ? only.text.split(', ') : []
    const tail = rest.join(', ')
    if (!only || !head || !tail || kind.title(head) < 1.5 || kind.title(tail) >= 1.5) return entry
    return { ...entry, parts: [head, tail].map((text) => ({ ...only, text })) }
  })
}

/** Entries in which a text that is the place of another entry is a place as well. */
function withRepeated(entries: Entry[]): Entry[] {
  const names = new Set(entries.flatMap(({ places }) => places.map(({ text }) => text)))
  return entries.map((entry) => {
    const place = entry.parts.length > 1 && entry.places.length === 0 ? entry.parts.find(({ text }) => names.has(text)) : undefined
    return place ? { ...entry, parts: entry.parts.filter((part) => part !== place), places: [place] } : entry
  })
}

// Names next to dates that all look like towns are towns, if another part of the entries names employers.
function silentSlots(entries: Entry[], kind: HistoryKind, isSilent: (part: HistoryPart) => boolean): string[] {
  const bySlot = new Map<string, HistoryPart[]>()
  for (const part of entries.flatMap(({ parts }) => parts)) bySlot.set(part.slot, [...(bySlot.get(part.slot) ?? []), part])
  const mean = (list: HistoryPart[], score: (text: string) => number) => list.reduce((sum, { text }) => sum + score(text), 0) / list.length
  const names = [...bySlot].filter(([, list]) => mean(list, kind.place) >= 0.6 && mean(list, kind.place) > mean(list, kind.title))
  return [...bySlot].flatMap(([slot, list]) => {
    const halves = ({ text }: HistoryPart) => splitAtComma(text, true, kind)
    const isLeft = entries.every(({ parts }) => parts.filter((part) => part.slot !== slot).flatMap(halves).length > 1)
    return slot.endsWith('d') && list.length > 1 && list.every(isSilent) && isLeft && names.some(([name]) => name !== slot) ? [slot] : []
  })
}

/** Joins labelled blocks that were wrapped in their column; the end of a label is below the value, or one line further down. */
function wholeLabels(blocks: TextBlock[]): TextBlock[] {
  const out = [...blocks]
  for (let index = 0; index < out.length; index += 1) {
    const [label = '', ...named] = out[index]!.text.split('\t')
    for (const ahead of [1, 2]) {
      const [more = '', ...rest] = out[index + ahead]?.text.split('\t') ?? []
      const whole = wholeLabel(label, more)
      const values = [...named, ...out.slice(index + 1, index + ahead).map(({ text }) => text), ...rest]
      if (!whole || values.length === 0) continue
      out.splice(index, ahead + 1, { ...out[index]!, text: [whole, values.join(' ')].join('\t') })
      break
    }
  }
  return out
}

// "Degree | Institute | Year"
function isTableHead(text: string): boolean {
  const cells = text.split(/(?<!\s)\s*[|\t/]\s*/).filter(Boolean)
  return cells.length > 1 && cells.every((cell) => labelRole(cell) !== null || COLUMN.test(cell))
}

const COLUMN =
  /^(?:exam(?:ination)?|class|institute|board|(?:passing )?year(?: of passing)?|marks|percentage|%|c?gpa|grade|score|result|s[.l]*\s?\.?no\.?)$/i

function toEntry(head: TextBlock[], body: TextBlock[]): Entry {
  const entry: Entry = { parts: [], dates: null, places: [], bullets: body, isUsual: false }
  const largest = Math.max(...head.map(({ size }) => size ?? 0))
  const dated = head.find(({ text }) => findDateRanges(text).length > 0)?.size
  for (const block of head) {
    const { parts, ranges } = historyParts(block)
    const range = mergedRanges([...(entry.dates ? [entry.dates.value] : []), ...ranges])
    const isNew = range !== null && range.text !== entry.dates?.value.text
    if (range) entry.dates = { value: range, confidence: range.start ? 0.95 : 0.75, line: isNew ? block.line : entry.dates!.line }
    // A text as small as the dates, and smaller than the names, belongs to the dates.
    const isSmall = ranges.length === 0 && block.size !== null && block.size < largest - 0.6 && block.size === dated
    for (const part of parts) (part.isPlace ? entry.places : entry.parts).push(isSmall ? { ...part, slot: `${part.slot}d` } : part)
  }
  return entry
}

/** Whether an entry only names the employer of the next ones: it has one part and no description, and its dates enclose theirs. */
function isGroup({ parts, bullets, dates }: Entry, next: Entry | undefined): boolean {
  if (!next || parts.filter(({ isTown }) => !isTown).length !== 1 || bullets.length > 0 || next.parts.length === 0) return false
  const start = dates?.value.start
  const other = next.dates?.value.start
  return !start || !other || start.year <= other.year
}

// "Studium der Medizin, Universität Ulm", with any text below it.
function isDegreeAt(text: string, kind: HistoryKind): boolean {
  const [degree = '', school = '', ...more] = kind === historyKinds.study ? splitAtComma(text, true, kind) : []
  return more.length === 0 && degreeScore(degree) >= 2 && schoolScore(degree) === 0 && schoolScore(school) >= 2 && degreeScore(school) <= 0
}

const isFirmOnly = (text: string) => orgScore(text) >= 1.2 && titleScore(text) < 1 && degreeScore(text) <= 0
const isTradeOnly = (text: string) => titleScore(text) >= 2 && orgScore(text) < 1 && schoolScore(text) === 0

/** The minimum lead of position and look that makes a part a title without further evidence. */
const TOLD = 1

function toItem(entry: Entry, kind: HistoryKind, slots: HistorySlots, isGroup: boolean, isRole: boolean): HistoryItem {
  // "Sergeant First Class, Logistics NCO" stays whole if another part names the employer.
  const isPlaced = (part: HistoryPart) =>
    entry.parts.some((other, nth) => other !== part && !other.isTown && slots.lead(other, nth, entry.parts.length) <= -TOLD) &&
    slots.lead(part, entry.parts.indexOf(part), entry.parts.length) >= TOLD
  // So does "Bellamy & Co., Chartered Surveyors" next to another part that is a title.
  const isFirmPlaced = ({ text }: HistoryPart) =>
    kind.place(text.split(', ')[0]!) >= 1.2 &&
    kind.title(text.split(', ')[0]!) < 1.5 &&
    entry.parts.some((other) => other.text !== text && !other.isTown && kind.title(other.text) >= 1.5 && kind.place(other.text) < 1)
  const parts = entry.parts.flatMap((part) =>
    part.role === null && !isPlaced(part) && !isFirmPlaced(part) && !(isRole && isWithin(part.text.split(', ')[1] ?? ''))
      ? splitAtComma(part.text, (entry.parts.length === 1 && !isRole) || isDegreeAt(part.text, kind), kind).map((text) => ({
          ...part,
          text,
        }))
      : [part],
  )
  const named = parts.filter(({ isTown }) => !isTown)
  const isFirm = named.length === 1 && kind.place(named[0]!.text) >= 1.2 && kind.place(named[0]!.text) > kind.title(named[0]!.text)
  // A name that looks like a town, but is in the position of the other entries' titles, is an unlisted title.
  const isTitleSlot = (part: HistoryPart) => slots.lead(part, parts.indexOf(part), parts.length) >= TOLD
  const kept =
    named.length > 1 || isFirm ? parts.filter((part) => named.includes(part) || (named.length === 1 && isTitleSlot(part))) : parts
  // The level next to a degree and a school adds nothing to them.
  const isNeedless = ({ text }: HistoryPart) =>
    kind === historyKinds.study && namesLevel(text) && kept.some((part) => !namesLevel(part.text) && degreeScore(part.text) >= 2)
  const pool = kept.filter((part) => !isNeedless(part)).slice(0, 4)
  const lead = (part: HistoryPart) => slots.lead(part, pool.indexOf(part), pool.length)
  let title = pool.find(({ role }) => role === 'title')
  // "Abschluss: Diplom" below "Studium der Pharmazie" adds nothing to it.
  const isObtained = title !== undefined && (/^\S+$/.test(title.text) || title.line > pool[0]!.line)
  const subject = kind === historyKinds.study && isObtained ? pool[0] : undefined
  if (subject && subject !== title && subject.role === null && degreeScore(subject.text) >= 2 && subject.text.includes(' ')) title = subject
  let place = pool.find(({ role }) => role === 'place')
  if (!title && !place && entry.parts.length > 1 && isDegreeAt(entry.parts[0]!.text, kind)) [title, place] = pool
  const free = pool.filter((part) => part !== title && part !== place)
  let margin = 1
  if (!title && !place && free.length === 1) {
    const only = lead(free[0]!)
    margin = Math.abs(only)
    // A school without a degree.
    const isSchool = kind === historyKinds.study && schoolScore(free[0]!.text) >= 2 && degreeScore(free[0]!.text) <= 0
    if (!isSchool && (only > 0 || (only === 0 && !isGroup))) title = free[0]
    else place = free[0]
  } else if (!title && free.length > 0) {
    const best = free.toSorted((one, other) => lead(other) - lead(one))
    margin = place ? Math.max(1, lead(best[0]!)) : lead(best[0]!) - lead(best.at(-1)!)
    title = best[0]
  }
  if (!place) {
    const rest = free.filter((part) => part !== title)
    const own = (part: HistoryPart) => kind.place(part.text) * 0.6 - lead(part) - free.indexOf(part) * 0.3
    place = rest.toSorted((one, other) => own(other) - own(one))[0]
  }
  // A clear school is not a degree, whatever the order of the others.
  if (
    kind === historyKinds.study &&
    title &&
    place &&
    title.role === null &&
    schoolScore(title.text) >= 2 &&
    degreeScore(title.text) <= 0 &&
    degreeScore(place.text) >= 2 &&
    schoolScore(place.text) === 0
  )
    [title, place] = [place, title]
  // Nor is an employer next to the trade learnt there: "Steuerfachangestellte", "Steuerkanzlei Brackmann & Söhnlein".
  if (kind === historyKinds.study && title && place && title.role === null && isFirmOnly(title.text) && isTradeOnly(place.text))
    [title, place] = [place, title]
  // "High School" next to the name of a school gives the level.
  if (kind === historyKinds.study && title && place && title.role === null && namesLevel(place.text) && !namesLevel(title.text))
    if (degreeScore(title.text) <= 0) [title, place] = [place, title]
  // "Analyst – Model Validation" is one title if the employer is elsewhere.
  const other = parts.find((part) => part !== title && part.whole !== null && part.whole === title?.whole)
  if (title && place && other && other !== place && place.whole !== title.whole && kind.place(other.text) < 1)
    title = { ...title, text: title.whole! }
  // "Union Bank – Digital Channels Group" is one employer if the title is elsewhere.
  const unit = parts.find((part) => part !== place && part !== title && part.whole !== null && part.whole === place?.whole)
  if (place && title && unit && title.whole !== place.whole && isWithin(unit.text)) place = { ...place, text: place.whole! }
  // "Carpenter (self-employed)" and "North West": there is no employer, and the rest is the place.
  const isOwn = title !== undefined && /\((?:freelance|self[- ]employed)\)$/i.test(title.text)
  if (isOwn && place && place.role === null && kind.place(place.text) < 1 && TOWN.test(place.text)) {
    entry.places.push(place)
    place = undefined
  }
  const cut = place && kind.title(place.text) < (title && title !== place ? 2 : 1.5) ? townAfter(place.text) : null
  if (place && cut && !isTownless(cut[0], cut[1] ?? '')) {
    place = { ...place, text: cut[0] }
    if (cut[1] !== null) entry.places.push({ ...place, text: cut[1] })
  }
  // "Gymnasium Philippinum in Weilburg"
  const [, name, town] = (kind === historyKinds.study && place?.role === null && IN_TOWN.exec(place.text)) || []
  if (place && name && town && Math.max(orgScore(name), schoolScore(name)) >= 1.2 && TOWN.test(town) && !isTownless(name, town)) {
    entry.places.push({ ...place, text: town })
    place = { ...place, text: name }
  }
  // "Traductrice indépendante" and "Romans, guides, notices": self-employed activities are not an employer.
  const isListed = place !== undefined && place.role === null && kind.place(place.text) < 1 && /, \p{Ll}/u.test(place.text)
  if (kind === historyKinds.job && title && isListed && ALONE.test(title.text)) place = undefined
  // "Selbstständiger Schreiner, Freilassing" has no employer.
  if (kind === historyKinds.job && title && place && ALONE.test(title.text) && TOWN.test(place.text) && kind.place(place.text) === 0) {
    entry.places.push(place)
    place = undefined
  }
  // The third of three parts without words of a title or employer is in the position of the other entries' places.
  const rest = parts.find(
    (part) =>
      part !== title &&
      part !== other &&
      part.text !== place?.text &&
      kind.title(part.text) + kind.place(part.text) === 0 &&
      /^\p{Lu}[\p{L} .'-]{2,25}$/u.test(part.text),
  )
  // A town on a line of its own looks like an employer without known words.
  const isSilent = (part: HistoryPart | undefined) =>
    part !== undefined && part.role === null && kind.place(part.text) + kind.title(part.text) < 1
  const isRivalled = isSilent(place) && pool.some((part) => part !== place && part !== title && part !== other && isSilent(part))
  const isWithTown = place !== undefined && / (?:in|à|en|em) \p{Lu}\p{Ll}+$/u.test(place.text)
  // Dates that start a line below belong to an undetected entry; a degree at a school is not a job.
  const isMixed =
    entry.bullets.some(({ text, isBullet }) => !isBullet && findDateRanges(text)[0]?.from === 0 && isRange(text)) ||
    (kind === historyKinds.job &&
      kind.title(title?.text ?? '') < 1.5 &&
      (degreeScore(title?.text ?? '') >= 2 || schoolScore(place?.text ?? '') >= 2))
  // "Mozo en Papelera Gállego" may contain the employer, and the text next to it may be the town.
  const isGlued = kind === historyKinds.job && title !== undefined && title.role === null && HOLDS_FIRM.test(title.text)
  if (place) place = { ...place, text: place.text.replace(kind === historyKinds.job ? NOTE : STUDY_NOTE, '') }
  const found = (part: HistoryPart | undefined, score: number, other: number): Extracted | null =>
    part
      ? {
          value: part.text,
          confidence: entryConfidence({
            part,
            isPlace: part === place,
            score,
            other,
            margin,
            parts: parts.length,
            isUsual: entry.isUsual,
            hasStart: entry.dates?.value.start != null,
            isRivalled: part === place && (isRivalled || isWithTown),
            isMixed: isMixed || (isGlued && (part === title || part.isTown)),
          }),
          line: part.line,
        }
      : null
  return {
    title: found(title, title ? kind.title(title.text) : 0, title ? kind.place(title.text) : 0),
    place: found(place, place ? kind.place(place.text) : 0, place ? kind.title(place.text) : 0),
    location: entry.places[0]
      ? { value: entry.places[0].text, confidence: 0.85, line: entry.places[0].line }
      : rest && place
        ? { value: rest.text, confidence: 0.5, line: rest.line }
        : null,
    dates: entry.dates && isMixed ? { ...entry.dates, confidence: 0.6 } : entry.dates,
    bullets: entry.bullets.map((block) => ({ value: block.text, confidence: 0.9, line: block.line })),
  }
}

/** A school or employer with a name of its own and its place. */
const IN_TOWN = /^(\p{L}\S* .*\S) in (\p{Lu}[\p{L}-]{2,}(?: (?:am|an der|im|ob der|bei) \p{Lu}\p{L}+)?)$/u

/** The place or mode of work in brackets after an employer: "(self-employed)", "(various sites)". */
const NOTE = inTurn(
  / \(/iu,
  anyOf(
    /self[- ]employed|freelance|own (?:business|account|company)|sole trader|(?:various|several|multiple|different) [^()]+|(?:via|through) [^()]+/,
    /selbst(?:st)?[äa]ndig|freiberuflich|(?:verschiedene|diverse|mehrere) [^()]+|über [^()]+/,
    /ind[ée]pendante?|[àa] (?:son|mon) compte|auto-?entrepreneu(?:r|se)|(?:divers|plusieurs|diff[ée]rent)e?s? [^()]+/,
    /aut[óo]nom[ao]|(?:por )?cuenta propia|por conta própria|(?:vari|divers|diferent)[aeo]s [^()]+/,
  ),
  /\)$/,
)

/** The mode of study and honors in brackets after the name of a school: "(evening classes)", "(magna cum laude)". */
const STUDY_NOTE = inTurn(
  / \(/iu,
  anyOf(
    /(?:summa |magna )?cum laude|with (?:distinction|merit|honou?rs)|mit auszeichnung|mention (?:(?:très|assez) )?bien/,
    /(?:evening|night|weekend) (?:classes|school|course|study)|part[- ]time|full[- ]time|distance(?: learning)?|by correspondence|online/,
    /abend(?:schule|studium|kurs)|fern(?:studium|lehrgang|kurs)|berufsbegleitend|(?:in )?(?:teil|voll)zeit|dual(?:es studium)?/,
    /(?:en )?formation (?:continue|initiale)|cours du soir|à distance|par correspondance|(?:en )?(?:alternance|apprentissage)/,
    /a distancia|(?:turno |curso )?nocturno|semipresencial|pós-laboral/,
    /(?:nicht )?abgeschlossen|ohne abschluss|completed|graduated|unfinished|obtenue?|non (?:terminé|obtenu)e?|conclu[íi]d[oa]|terminad[oa]|titulad[oa]/,
  ),
  /\)$/,
)

const isRange = (text: string) => findDateRanges(text)[0]!.range.start !== null

// Work without an employer.
const ALONE =
  /^(?:freelance|self[- ]employed|independent|freiberuflich|selbst(?:st)?ändig|autónom|indépendant)|(?:freelance|self[- ]employed|indépendante?|autónom[oa])\)?$/iu

// An employer unknown to the rules may be the first line of an entry's description.
const namesMore = ({ bullets: [first] }: HistoryItem) =>
  first !== undefined && orgScore(first.value) >= 1.1 && first.value.split(' ').length < 7 && !first.value.endsWith('.')

function isOfOtherYear({ dates }: HistoryItem, next: HistoryItem | undefined): boolean {
  const yearOf = (range: DateRange | undefined) => (range?.start === null && range.end !== 'present' ? range.end?.year : undefined)
  const [own, other] = [yearOf(dates?.value), yearOf(next?.dates?.value)]
  return own !== undefined && other !== undefined && own !== other
}

// Several roles at one employer, named once above the first.
function shareEmployer(items: HistoryItem[], kind: HistoryKind): HistoryItem[] {
  const out: HistoryItem[] = []
  let employer: Extracted | null = null
  let location: Extracted | null = null
  let town: Extracted | null = null
  let hasTown = false
  // A role in another town may be at another employer, and a school certainly is; a school without a degree only has its own name.
  const isElsewhere = (item: HistoryItem) => item.location !== null && town !== null && item.location.value !== town.value
  const isApart = (item: HistoryItem) => kind === historyKinds.study && isElsewhere(item)
  const isNoDegree = (title: string) => kind === historyKinds.study && schoolScore(title) >= 2 && degreeScore(title) <= 0
  for (const [index, given] of items.entries()) {
    // "Acme, UK" is an employer unless other words name one; if employers have places next to them, it is a place.
    const head = /^(.+?),\s/.exec(given.location?.value ?? '')?.[1]
    const isNamed = given.title !== null && given.place === null && head !== undefined && !isCity(head) && !hasTown
    const item = isNamed ? { ...given, place: { ...given.location!, value: head, confidence: 0.6 } } : given
    if (given.place && given.location) hasTown = true
    const next = items[index + 1]
    // "First aid, 2022" above "Ultrasound, 2021": an entry of another year is separate.
    const isOther = item.title === null && kind === historyKinds.study && isOfOtherYear(item, next)
    if (item.place && !item.title && !isOther && item.bullets.length === 0 && next?.title && !next.place) {
      employer = item.place
      location = item.location
      town = item.location
      continue
    }
    const lent: HistoryItem =
      item.title && !item.place && employer && !ALONE.test(item.title.value) && !isApart(item) && !isNoDegree(item.title.value)
        ? {
            ...item,
            place: { ...employer, confidence: employer.confidence * (isElsewhere(item) || namesMore(item) ? 0.7 : 0.8) },
            location: item.location ?? location,
          }
        : item
    // A school on the line of its degree belongs to no other degree.
    const isOwn = kind === historyKinds.study && lent.title?.line != null && lent.title.line === lent.place?.line
    if (lent.place && !isOther) employer = isOwn ? null : lent.place
    if (lent.place) town = lent.location ?? town
    if (lent.title || lent.place) out.push(lent)
  }
  return out
}
