import { describe, expect, test } from 'vitest'
import type { TextLanguage } from '#packages/recruiting/analysis/text/languageOf.ts'
import { conceptPhrases } from './conceptPhrases.ts'
import { conceptsIn } from './conceptsIn.ts'

const asked = (text: string, ...languages: TextLanguage[]) =>
  new Set(conceptsIn(text, languages).flatMap(({ id, asks }) => (asks ? id : [])))
const shown = (text: string, ...languages: TextLanguage[]) =>
  new Set(conceptsIn(text, languages).flatMap(({ id, shows }) => (shows ? id : [])))

describe('R5.5 what trades call things', () => {
  test.each([
    ['Non-invasive ventilation', 'Patients on BiPAP'],
    ['Warehouse management system', 'Booked pallets in Manhattan'],
    ['Message queues', 'Payouts through RabbitMQ'],
    ['Month-end close', 'Ran the month end close in five days'],
    ['Variable speed drives', 'Danfoss inverters'],
    ['Wine knowledge', 'Pairing with the sommelier'],
    ['Property management system', 'Check-in with Opera'],
    ['ERP migration', 'Moved the ledgers to NetSuite'],
  ])('%s is shown by “%s”', (want, line) => {
    expect([...asked(want)].filter((id) => shown(line).has(id))).not.toEqual([])
  })

  test.each([
    ['Maîtrise des règles d’hygiène', 'Respect des normes HACCP', 'fr'],
    ["Connaissance de l'agroalimentaire", 'Opératrice en conserverie', 'fr'],
    ['Mindestens B2, Flurförderzeuge', 'Arbeit mit der Elektroameise', 'de'],
    ['Manejo de pistola de radiofrecuencia', 'Picking con PDA', 'es'],
  ] as const)('%s is shown by “%s” in another language', (want, line, language) => {
    expect([...asked(want, language)].filter((id) => shown(line, language).has(id))).not.toEqual([])
  })

  test.each([
    ['de', 'Praxisanleitung', 'Ausbilder auf Station'],
    ['de', 'Nachtdienste', 'Zwei Nachtdienstwochen'],
    ['fr', 'Vous avez déjà encadré une équipe', 'Management de six vendeurs'],
    ['es', 'Normativa APPCC', 'Control de APPCC'],
  ] as const)('in %s, %s is shown by “%s”', (language, want, line) => {
    expect([...asked(want, language)].filter((id) => shown(line, language).has(id))).not.toEqual([])
  })

  test.each([
    ['a German advert', 'Nachtdienste', 'de', 'Night shifts on the ward'],
    ['a French one', 'Permis B exigé', 'fr', 'Clean driving licence'],
  ] as const)('%s is answered in English too', (_which, want, language, line) => {
    expect([...asked(want, language)].filter((id) => shown(line).has(id))).not.toEqual([])
  })

  test.each([
    ['a word that only begins alike', 'Second edition of the handbook', 'proofreading'],
    ['words that other signs part', 'All fine; dining room closed', 'fine dining'],
    ['a word of another language', 'Schichtleitung', 'shiftWork'],
  ])('%s is not one', (_which, text, id) => {
    expect(shown(text).has(id)).toBe(false)
  })

  test('every phrase is found where it is written', () => {
    const written = conceptPhrases().filter(({ words }) => words.every(({ is }) => is === 'capitals'))
    expect(written.length).toBeGreaterThan(100)
    const missed = written.filter(({ id, words, language }) => {
      const text = words.map((word) => word.text).join(' ')
      return conceptsIn(text, [language]).every((span) => span.id !== id)
    })
    expect(missed).toEqual([])
  })
})
