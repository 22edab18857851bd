import { readFileSync } from 'node:fs'

/** A page of the measured company: its id, which is its path, its title, its first sentences, and its parts. */
export type CorpusPage = { id: string; title: string; lead: string; parts: { heading: string; text: string }[] }

/** A question, and how well pages answer it, from 1 to 3, by id. */
export type Question = { query: string; grades: Record<string, number> }

export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const

const text = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** The pages of the company in a language. */
export function corpusPages(language: string): CorpusPage[] {
  return text(`corpus/${language}.md`)
    .split(/^# /m)
    .slice(1)
    .map((page) => {
      const [opening, ...parts] = page.split(/^## /m)
      const [head, ...lead] = opening!.trim().split('\n')
      const [id, title] = head!.split(' | ')
      return { id: id!, title: title!, lead: lead.join(' '), parts: parts.map(partOf) }
    })
}

function partOf(part: string): CorpusPage['parts'][number] {
  const [heading, ...lines] = part.trim().split('\n')
  return { heading: heading!, text: lines.join(' ') }
}

/** Half of the questions in a language: those for development, or those kept unread. */
export function questions(language: string, half: 'develop' | 'unread'): Question[] {
  return text(`questions/${language}.${half}.txt`)
    .trim()
    .split('\n')
    .map((line) => {
      const [query, grades] = line.split(' | ')
      return {
        query: query!,
        grades: Object.fromEntries(grades!.split(', ').map((grade) => [grade.split(' ')[0]!, Number(grade.split(' ')[1])])),
      }
    })
}
