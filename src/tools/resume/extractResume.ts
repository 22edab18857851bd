import { findPhones, PHONE_COUNTRIES } from '#src/tools/phone/findPhones.ts'
import type { ReadDocument } from '#src/tools/document/ReadDocument.ts'
import { type Block, toBlocks } from './blocks.ts'
import { findEmail } from './findEmails.ts'
import { findHeadline } from './findHeadline.ts'
import { findLinks } from './findLinks.ts'
import { findLocation } from './findLocation.ts'
import { findName } from './findName.ts'
import { findSections, type FoundSection } from './findSections.ts'
import { historyItems } from './historyItems.ts'
import { historyKinds } from './historyKinds.ts'
import { languageItems } from './languageItems.ts'
import { listItems } from './listItems.ts'
import { phoneCountries } from './phoneCountries.ts'
import { plainItems } from './plainItems.ts'
import type { Found, Resume, SectionKind } from './Resume.ts'
import { type ResumeParts, resumeParts } from './ResumeParts.ts'

/** Lines that are looked at: far more than any resume has. */
const MOST_LINES = 2000

/**
 * What a resume says, from its lines. Never fails: what is not found is null or empty. Confidences are estimates to order by, not
 * probabilities.
 */
export function extractResume(whole: ReadDocument): Resume {
  const document = { ...whole, lines: whole.lines.slice(0, MOST_LINES) }
  const sections = findSections(document)
  const usual = resumeParts(document, sections)
  const email = findEmail(usual)
  const name = findName(usual, email?.value ?? null)
  const parts = { ...usual, contact: [...new Set([...usual.contact, ...belowName(name, document)])] }
  const blocksOf = (...kinds: SectionKind[]) =>
    sections.filter(({ kind }) => kinds.includes(kind)).map((section) => sectionBlocks(document, section))
  const each = <Item>(kind: SectionKind, read: (blocks: Block[]) => Item[]) => blocksOf(kind).flatMap(read)
  return {
    name,
    headline: findHeadline(parts, name),
    email,
    phone: findPhone(parts),
    location: findLocation(parts),
    links: findLinks(parts),
    summary: toSummary(blocksOf('summary')[0]),
    sections: sections.map(({ kind, heading, from, to }) => ({ kind, heading, from, to })),
    experience: each('experience', (blocks) => historyItems(blocks, historyKinds.job)),
    education: each('education', (blocks) => historyItems(blocks, historyKinds.study)),
    projects: each('projects', plainItems),
    certificates: each('certificates', plainItems),
    awards: each('awards', plainItems),
    skills: listItems(blocksOf('skills').flat()),
    languages: languageItems(blocksOf('languages').flat()),
  }
}

/** Lines below the name that may hold contact details, wherever it stands. */
const BELOW = 3

function belowName(name: Found | null, { lines }: ReadDocument): number[] {
  return name?.line == null ? [] : lines.map((_line, index) => index).slice(name.line + 1, name.line + 1 + BELOW)
}

/** The blocks of a section, without headers and footers of pages that stand between its lines. */
function sectionBlocks({ lines, facts }: ReadDocument, { from, to, inline }: FoundSection): Block[] {
  const own = lines
    .slice(from + 1, to)
    .flatMap((line, offset) => (line.place === 'header' || line.place === 'footer' ? [] : [{ line, index: from + 1 + offset }]))
  const wraps = facts.kind !== 'docx'
  if (inline === '') return toBlocks(own, wraps)
  return toBlocks(
    [{ line: { ...lines[from]!, text: inline, isBold: own[0]?.line.isBold ?? false, gapAbove: 0 }, index: from }, ...own],
    wraps,
  )
}

function findPhone({ document, sections, contact }: ResumeParts): Found | null {
  const { lines } = document
  const countries = phoneCountries(
    contact.map((index) => lines[index]!.text).join('\n'),
    lines.map(({ text }) => text).join('\n'),
    PHONE_COUNTRIES,
  )
  const foreign = sections.filter(({ kind }) => kind === 'references' || kind === 'experience')
  const rest = lines
    .map((_line, index) => index)
    .filter((index) => !contact.includes(index) && !foreign.some(({ from, to }) => index >= from && index < to))
  for (const [order, confidence] of [
    [contact, 0.97],
    [rest, 0.7],
  ] as const) {
    for (const index of order) {
      const phone = findPhones(lines[index]!.text, countries)[0]
      if (phone) return { value: phone.number, confidence, line: index }
    }
  }
  return null
}

function toSummary(blocks: Block[] | undefined): Found | null {
  const [first] = blocks ?? []
  return first ? { value: blocks!.map((block) => block.text).join(' '), confidence: 0.9, line: first.line } : null
}
