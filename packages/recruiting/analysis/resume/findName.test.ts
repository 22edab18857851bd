import { describe, expect, test } from 'vitest'
import { extract } from '#tests/support/resumeText.ts'
import { parseName } from './findName.ts'

describe('H12.1 names with titles, particles, suffixes, letters behind them, and in capitals', () => {
  test.each([
    ['Dr. med. Johannes von der Lippe', 'Johannes von der Lippe'],
    ['Prof. Dr.-Ing. habil. Katrin Weiß', 'Katrin Weiß'],
    ['Mag. iur. Franz Xaver Gruber', 'Franz Xaver Gruber'],
    ['JEAN-PIERRE DE LA FONTAINE', 'Jean-Pierre de la Fontaine'],
    ['Jean Pierre DUPONT', 'Jean Pierre Dupont'],
    ['Sophie ROY', 'Sophie Roy'],
    ['Mlle Inès BEN SALAH', 'Inès ben Salah'],
    ["Anne d'Ornano", "Anne d'Ornano"],
    ['María José Gutiérrez de la Vega y Montoya', 'María José Gutiérrez de la Vega y Montoya'],
    ['Dª Pilar Ortiz de Zárate', 'Pilar Ortiz de Zárate'],
    ['Montserrat Puigdemont i Casals', 'Montserrat Puigdemont i Casals'],
    ['João Pedro dos Santos da Silva', 'João Pedro dos Santos da Silva'],
    ['Profª Drª Ana Beatriz Nogueira', 'Ana Beatriz Nogueira'],
    ['John Smith, Jr.', 'John Smith Jr.'],
    ['Robert E. Lane III', 'Robert E. Lane III'],
    ['Patricia Gomez, MSN, RN-BC', 'Patricia Gomez'],
    ['Emily Chen, M.Sc., P.Eng.', 'Emily Chen'],
    ['David Okafor, MBA, PMP®', 'David Okafor'],
    ['Susan Clarke FCIPD', 'Susan Clarke'],
    ['Laura van den Heuvel-Janssen', 'Laura van den Heuvel-Janssen'],
    ["Pieter van 't Hoff", "Pieter van 't Hoff"],
    ['Ahmed al-Masri', 'Ahmed al-Masri'],
    ['MAXIMILIAN FREIHERR VON STETTEN', 'Maximilian Freiherr von Stetten'],
    ['Anna Meier geb. Schulz', 'Anna Meier geb. Schulz'],
    ['Claire Martin née Lefèvre', 'Claire Martin née Lefèvre'],
    ['SMITH, John', 'John Smith'],
    ['GARCÍA LÓPEZ, Antonio', 'Antonio García López'],
    ['Dr Fiona MacDonald FRCS (Ed)', 'Fiona MacDonald'],
    ["O'BRIEN Patrick", "Patrick O'Brien"],
    ["Luca De' Medici", "Luca De' Medici"],
    ['Ludwig zu Löwenstein', 'Ludwig zu Löwenstein'],
    ['Hans-Jürgen Auf der Heide', 'Hans-Jürgen Auf der Heide'],
    ['LEE WEI LING', 'Lee Wei Ling'],
    ['Rev. Dr. Martin Hughes OBE', 'Martin Hughes'],
    ['Maître Paul Roche', 'Paul Roche'],
    ['Dott.ssa Chiara Degli Esposti', 'Chiara Degli Esposti'],
    ['Ing. Marek Novák, Ph.D.', 'Marek Novák'],
    ['Michelle Obi-Adeyemi, LCSW', 'Michelle Obi-Adeyemi'],
    ['Thomas Becker, B.Eng.', 'Thomas Becker'],
    ['Rupal Desai ACMA CGMA', 'Rupal Desai'],
    ['Dr Iain Ferrante FSAScot', 'Iain Ferrante'],
    ['Shreya Nair MRCPsych', 'Shreya Nair'],
    ['Piet IJsselmuiden', 'Piet IJsselmuiden'],
    ['Marie-Ève Lachapelle, ing. f.', 'Marie-Ève Lachapelle'],
  ])('%s', (text, name) => expect(parseName(text)).toBe(name))
})

describe('H12.1 names behind a label or a greeting, and with letters of other languages', () => {
  test.each([
    ['Candidate: Rhys ap Gwilym\nrhys@mail.example', 'Rhys ap Gwilym'],
    ['Hi, I’m Becca Littlewood.\nbecca@mail.example', 'Becca Littlewood'],
    ['Keoni ʻŌpūnui\nkeoni@mail.example', 'Keoni ʻŌpūnui'],
  ])('%s', (text, name) => expect(extract(`${text}\n\nExperience\n\nCook, Harbour Kitchen\t2018 – 2020`).name?.value).toBe(name))
})
