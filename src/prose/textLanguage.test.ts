import { expect, test } from 'vitest'
import { foreignLanguage, isEnglishLabel } from './textLanguage.ts'

const FRENCH = 'Voici les horaires et les tarifs, et tout ce qu’il faut savoir pour venir chez nous avec des groupes.'
const GERMAN = 'Der Eintritt ist für Kinder frei, und auch die Führung durch die Mühle kostet nicht mehr.'
const SPANISH = 'Los talleres están abiertos para todos los visitantes, pero también para los grupos, desde marzo hasta mayo.'

test.each([
  ['fr', FRENCH],
  ['de', GERMAN],
  ['es', SPANISH],
])('a text in %s is told in a file of a language of which no words are known', (language, text) => {
  for (const own of ['nl', 'sv', 'pl', 'tr']) expect(foreignLanguage(text, own)).toBe(language)
})

test.each([
  ['nl', 'De toegang is gratis voor kinderen, en ook de rondleiding in de molen kost niet meer dan vijf euro per persoon.'],
  ['da', 'Museet ligger ti minutter fra stationen, og der er plads til tredive biler ved åen, også for gæster med kørestol.'],
  ['it', 'Il museo è a dieci minuti a piedi dalla stazione, con un parcheggio gratuito per tutti i visitatori lungo il fiume.'],
  ['pt', 'O museu fica a dez minutos a pé da estação, e há um estacionamento para todos os visitantes desde o rio até a ponte.'],
  ['ca', 'Les sales són obertes tot l’any, i els nens entren gratis amb els seus pares; les visites són cada dissabte.'],
  ['sv', 'Museet är öppet alla dagar utom måndag, och det är gratis för barn under tolv år som kommer med en vuxen.'],
  ['pl', 'Muzeum jest otwarte od wtorku do niedzieli, a dzieci do lat dwunastu wchodzą za darmo z opiekunem.'],
])('a text in %s is not taken for another language', (own, text) => {
  expect(foreignLanguage(text, own)).toBeUndefined()
})

test('languages that share small words with another one are not told from it', () => {
  expect(foreignLanguage(FRENCH, 'oc')).toBeUndefined()
  expect(foreignLanguage(SPANISH, 'gl')).toBeUndefined()
  expect(foreignLanguage(GERMAN, 'lb')).toBeUndefined()
})

test.each([
  ['fr', ['Message', 'Courses', 'Donations', 'Office', 'Stores']],
  ['es', ['Popular', 'Ideas', 'Reserve']],
  ['de', ['Reserve', 'Show', 'Quote']],
])('a label in %s that is the same word in English is not English', (language, labels) => {
  for (const label of labels) expect(isEnglishLabel(label, language), label).toBe(false)
  expect(isEnglishLabel('Your message', language)).toBe(true)
})
