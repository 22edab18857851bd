import { describe, expect, test } from 'vitest'
import { extract } from '#tests/support/resumeText.ts'

const head = 'Hanna Brinkmeier\nGartenstr. 7, 49074 Osnabrück\nhanna@post.example\n\n'
const work = 'Berufserfahrung\n\n07/2022 – heute    Sachbearbeiterin, Testwerke Nord GmbH, Hamburg\n\n'
const studies = (lines: string, heading = 'Ausbildung') =>
  extract(`${head}${work}${heading}\n\n${lines}\n`).education.map(({ title, place }) => [title?.value, place?.value])

describe('H12.1 German studies', () => {
  test('what somebody studied is their degree where "Abschluss" below names what they took', () =>
    expect(
      studies('1999 bis 2004    Studium des Bauingenieurwesens\n    Fachhochschule Wiehengebirge, Minden\n    Abschluss: Dipl.-Ing. (FH)'),
    ).toEqual([['Studium des Bauingenieurwesens', 'Fachhochschule Wiehengebirge']]))

  test('"Abschluss" behind a trade on its line says less than the trade, and a class may be what was reached', () =>
    expect(
      studies(
        '1989 – 1992 Ausbildung zur Schneiderin, Maßatelier Kühnert, Plauen, Abschluss: Facharbeiterbrief\n' +
          '1979 – 1989 POS „Clara Zetkin“, Plauen, Abschluss: Mittlere Reife',
      ),
    ).toEqual([
      ['Ausbildung zur Schneiderin', 'Maßatelier Kühnert'],
      ['Mittlere Reife', 'POS „Clara Zetkin“'],
    ]))

  test('a subject behind a label and a grade in words are no part of a degree', () =>
    expect(
      studies(
        '10/2014 – 02/2019\nPromotion, Thema: „Laugung von Zink“\nTechnische Universität Oberharz, Clausthal\nNote: magna cum laude\n\n' +
          '10/2012 – 09/2014\nMaster of Science (M.Sc.) in Chemie, Note: sehr gut (1,2)\nTechnische Universität Oberharz, Clausthal',
      ),
    ).toEqual([
      ['Promotion', 'Technische Universität Oberharz'],
      ['Master of Science (M.Sc.) in Chemie', 'Technische Universität Oberharz'],
    ]))

  test('a grade behind the town of a school belongs to neither', () =>
    expect(studies('09/2019 – 02/2022 Masterstudium „Nachhaltiges Bauen“, Hochschule Regenbogen, Straubing (Note: 1,7)')).toEqual([
      ['Masterstudium „Nachhaltiges Bauen“', 'Hochschule Regenbogen'],
    ]))

  test('a mark that a word ties to a degree is no part of it', () =>
    expect(studies('2012 – 2018 Oberschule Planitz-West, Zwickau\n    Realschulabschluss mit der Note 1,8')).toEqual([
      ['Realschulabschluss', 'Oberschule Planitz-West'],
    ]))

  test('a trade is learnt at what "im" and "in der" name, unless that is a field of work', () =>
    expect(
      studies(
        '2016 – 2019: Ausbildung zum Koch im Gasthaus zur Post, Bad Aibling, mit Abschluss\n' +
          '2009: Meisterprüfung im Schreinerhandwerk, Handwerkskammer Mittelbaden',
      ),
    ).toEqual([
      ['Ausbildung zum Koch', 'Gasthaus zur Post'],
      ['Meisterprüfung im Schreinerhandwerk', 'Handwerkskammer Mittelbaden'],
    ]))

  test('the town behind "in" is no part of the name of a school', () =>
    expect(studies('Gymnasium Philippinum Süd in Weilburg, Abitur 2012 (Note 2,4)', 'Schule')).toEqual([
      ['Abitur', 'Gymnasium Philippinum Süd'],
    ]))

  test('a firm is where somebody learnt the trade beside it, whatever the order of others, and how it ended is told of it', () =>
    expect(
      studies(
        '2010 – 2013\nSteuerfachangestellte\nSteuerkanzlei Brackmann & Söhnlein, Celle\nAusbildung mit Auszeichnung abgeschlossen\n\n' +
          '2004 – 2010\nRealschule Westercelle-Süd\nErweiterter Sekundarabschluss I',
      ),
    ).toEqual([
      ['Steuerfachangestellte', 'Steuerkanzlei Brackmann & Söhnlein'],
      ['Erweiterter Sekundarabschluss I', 'Realschule Westercelle-Süd'],
    ]))

  test('"Ausbildung / Qualifikation" is a heading of studies', () =>
    expect(studies('2009 – 2012 Lehre als Maurer, Baugeschäft Rolfsmeier', 'Ausbildung / Qualifikation')).toEqual([
      ['Lehre als Maurer', 'Baugeschäft Rolfsmeier'],
    ]))

  test('winter and summer terms are dates', () =>
    expect(
      extract(`${head}${work}Studium\n\nWS 2014/15 – SS 2019\nStudium der Zahnmedizin, Universität Greifenberg\n`).education.map(
        ({ title, dates }) => [title?.value, dates?.value.start, dates?.value.end],
      ),
    ).toEqual([['Studium der Zahnmedizin', { year: 2014, month: null }, { year: 2019, month: null }]]))
})
