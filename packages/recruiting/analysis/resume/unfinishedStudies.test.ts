import { describe, expect, test } from 'vitest'
import { extract } from '#tests/support/resumeText.ts'
import type { YearMonth } from '#packages/recruiting/analysis/dates/DateRange.ts'

const written = (date: YearMonth | 'present' | null | undefined) =>
  date == null ? '?' : date === 'present' ? date : date.month ? `${date.year}-${date.month}` : `${date.year}`
const histories: Record<string, string> = {
  FORMATION: 'EXPÉRIENCE\n\n2018 – 2021\tServeuse, Restaurant Le Phare',
  AUSBILDUNG: 'BERUFSERFAHRUNG\n\n2018 – 2021\tKoch, Gasthof Adler',
  FORMACIÓN: 'EXPERIENCIA\n\n2018 – 2021\tCamarera, Bar Luna',
  FORMAÇÃO: 'EXPERIÊNCIA\n\n2018 – 2021\tGarçom, Bar da Lua',
  EDUCATION: 'EXPERIENCE\n\n2018 – 2021\tWaiter, Bar Luna',
}

describe('H12.1 subjects of degrees, courses, schools with a town in their name, and studies that go on', () => {
  test.each([
    ['FORMATION', '2013 – 2016\tLicence en droit, Université Lyon 2', ['Licence en droit', 'Université Lyon 2', '2013..2016']],
    [
      'FORMATION',
      'Licence de psychologie – Université de Tours – en cours',
      ['Licence de psychologie', 'Université de Tours', '?..present'],
    ],
    ['FORMATION', '2018 DSCG (en cours du soir), Institut du Chiffre', ['DSCG', 'Institut du Chiffre', '?..2018']],
    ['FORMATION', '2024 – en cours : BUT Informatique, IUT de Lannion', ['BUT Informatique', 'IUT de Lannion', '2024..present']],
    [
      'FORMATION',
      '2022-2024 BTS Négociation et digitalisation de la relation client (NDRC), Lycée Vauban, Brest',
      ['BTS Négociation et digitalisation de la relation client (NDRC)', 'Lycée Vauban', '2022..2024'],
    ],
    ['FORMATION', 'CAP Cuisine\nCFA de Blois\n2016 – 2018', ['CAP Cuisine', 'CFA de Blois', '2016..2018']],
    [
      'FORMATION',
      "Doctorat en histoire de l'art (soutenance prévue en 2027)\nUniversité de Strasbourg\n2023 – en cours",
      ["Doctorat en histoire de l'art", 'Université de Strasbourg', '2023..2027'],
    ],
    [
      'FORMATION',
      '2019 : Certificat de qualification professionnelle Agent de prévention et de sécurité, Greta de Nîmes',
      ['Certificat de qualification professionnelle Agent de prévention et de sécurité', 'Greta de Nîmes', '?..2019'],
    ],
    [
      'FORMATION',
      "2015 – 2018\nLicence d'anglais (LLCER), non obtenue\nUniversité de Caen",
      ["Licence d'anglais (LLCER), non obtenue", 'Université de Caen', '2015..2018'],
    ],
    ['FORMATION', 'Prépa HEC, Lycée Joffre, Montpellier, 2010-2012', ['Prépa HEC', 'Lycée Joffre', '2010..2012']],
    [
      'FORMATION',
      "Diplôme d'ingénieur en génie civil | INSA, Lyon | 2011 – 2016",
      ["Diplôme d'ingénieur en génie civil", 'INSA, Lyon', '2011..2016'],
    ],
    [
      'FORMATION',
      'Master 2 Affaires publiques, Sciences Po, Paris, 2014 – 2016',
      ['Master 2 Affaires publiques', 'Sciences Po, Paris', '2014..2016'],
    ],
    [
      'FORMATION',
      '2026 – Titre professionnel Conducteur de bus (prévu), AFTRAL Rennes',
      ['Titre professionnel Conducteur de bus', 'AFTRAL Rennes', '?..2026'],
    ],
    [
      'AUSBILDUNG',
      '09/2010 – 07/2013\tAusbildung zur Industriekauffrau, Maschinenfabrik Weingart GmbH',
      ['Ausbildung zur Industriekauffrau', 'Maschinenfabrik Weingart GmbH', '2010-9..2013-7'],
    ],
    [
      'AUSBILDUNG',
      '2013 – 2016\tStudium der Betriebswirtschaftslehre (ohne Abschluss), Universität Mannheim',
      ['Studium der Betriebswirtschaftslehre (ohne Abschluss)', 'Universität Mannheim', '2013..2016'],
    ],
    [
      'AUSBILDUNG',
      'Bachelor of Science Wirtschaftsinformatik (laufend)\nHochschule Karlsruhe\nseit 10/2023',
      ['Bachelor of Science Wirtschaftsinformatik', 'Hochschule Karlsruhe', '2023-10..present'],
    ],
    [
      'AUSBILDUNG',
      '10/2023 – voraussichtlich 09/2027: B. A. Soziale Arbeit, Hochschule Fulda',
      ['B. A. Soziale Arbeit', 'Hochschule Fulda', '2023-10..2027-9'],
    ],
    [
      'AUSBILDUNG',
      '2019 – 2020  Weiterbildung zur Praxisanleiterin, Pflegeakademie Rhein-Neckar',
      ['Weiterbildung zur Praxisanleiterin', 'Pflegeakademie Rhein-Neckar', '2019..2020'],
    ],
    [
      'AUSBILDUNG',
      '2018\tSummer School Data Science, Universität Potsdam',
      ['Summer School Data Science', 'Universität Potsdam', '?..2018'],
    ],
    [
      'AUSBILDUNG',
      '2021\tZertifikat Hochschuldidaktik, Universität Bremen',
      ['Zertifikat Hochschuldidaktik', 'Universität Bremen', '?..2021'],
    ],
    [
      'AUSBILDUNG',
      '2016 – 2018\tDiplom-Verwaltungswirtin (FH), Hochschule für öffentliche Verwaltung Kehl',
      ['Diplom-Verwaltungswirtin (FH)', 'Hochschule für öffentliche Verwaltung Kehl', '2016..2018'],
    ],
    [
      'AUSBILDUNG',
      'Fernstudium Psychologie, FernUniversität in Hagen, 2024 – laufend',
      ['Fernstudium Psychologie', 'FernUniversität in Hagen', '2024..present'],
    ],
    [
      'AUSBILDUNG',
      '2009 – 2012\tZweijährige Höhere Berufsfachschule Wirtschaft, Abschluss Fachhochschulreife',
      ['Abschluss Fachhochschulreife', 'Zweijährige Höhere Berufsfachschule Wirtschaft', '2009..2012'],
    ],
    [
      'AUSBILDUNG',
      'Promotion Biologie (abgebrochen) | Universität Konstanz | 2017 – 2019',
      ['Promotion Biologie (abgebrochen)', 'Universität Konstanz', '2017..2019'],
    ],
    [
      'AUSBILDUNG',
      '2022\tLehrgang Erste Hilfe in Schule und Kita, DRK Kreisverband Celle',
      ['Lehrgang Erste Hilfe in Schule und Kita', 'DRK Kreisverband Celle', '?..2022'],
    ],
    [
      'FORMACIÓN',
      '2012 – 2016\tGrado en Administración de Empresas, Universidad de Almería',
      ['Grado en Administración de Empresas', 'Universidad de Almería', '2012..2016'],
    ],
    ['FORMACIÓN', 'Grado en Derecho (cursando 3.º), UNED, desde 2022', ['Grado en Derecho', 'UNED', '2022..present']],
    [
      'FORMACIÓN',
      '2024 – cursando\tFP Superior en Desarrollo de Aplicaciones Web, IES Jándula, Andújar',
      ['FP Superior en Desarrollo de Aplicaciones Web', 'IES Jándula', '2024..present'],
    ],
    [
      'FORMACIÓN',
      'Licenciatura en Contaduría Pública (trunca)\nUniversidad Veracruzana\n2008 – 2011',
      ['Licenciatura en Contaduría Pública (trunca)', 'Universidad Veracruzana', '2008..2011'],
    ],
    [
      'FORMACIÓN',
      'Máster en Profesorado – Universidad de Murcia – 2019-2020',
      ['Máster en Profesorado', 'Universidad de Murcia', '2019..2020'],
    ],
    [
      'FORMACIÓN',
      '2018\tCertificado de profesionalidad Atención sociosanitaria, Escuela Profesional Javeriana',
      ['Certificado de profesionalidad Atención sociosanitaria', 'Escuela Profesional Javeriana', '?..2018'],
    ],
    [
      'FORMACIÓN',
      '2021\tExperto en coaching escolar, Instituto Europeo de Coaching',
      ['Experto en coaching escolar', 'Instituto Europeo de Coaching', '?..2021'],
    ],
    [
      'FORMACIÓN',
      'Curso Escuela de Padres y Madres, Ayuntamiento de Getafe, 2020',
      ['Curso Escuela de Padres y Madres', 'Ayuntamiento de Getafe', '?..2020'],
    ],
    [
      'FORMACIÓN',
      'Doble Grado en Derecho y ADE, Universidad Carlos III, 2023 – (en curso)',
      ['Doble Grado en Derecho y ADE', 'Universidad Carlos III', '2023..present'],
    ],
    [
      'FORMACIÓN',
      '2017-2021 Ingeniería Industrial (sin finalizar), Universidad de Oviedo',
      ['Ingeniería Industrial (sin finalizar)', 'Universidad de Oviedo', '2017..2021'],
    ],
    [
      'FORMACIÓN',
      'Prueba de acceso a la universidad para mayores de 25 años | 2015',
      ['Prueba de acceso a la universidad para mayores de 25 años', '', '?..2015'],
    ],
    [
      'FORMAÇÃO',
      'Licenciatura em Enfermagem, Escola Superior de Enfermagem do Porto, 2014 – 2018',
      ['Licenciatura em Enfermagem', 'Escola Superior de Enfermagem do Porto', '2014..2018'],
    ],
    [
      'FORMAÇÃO',
      'Bacharelado em Administração (em andamento, previsão de conclusão: 2027)\nUniversidade Federal do Ceará\n2024 –',
      ['Bacharelado em Administração', 'Universidade Federal do Ceará', '2024..2027'],
    ],
    [
      'FORMAÇÃO',
      'Engenharia Civil, Escola Politécnica, Universidade de São Paulo, 2010 – 2015',
      ['Engenharia Civil', 'Escola Politécnica, Universidade de São Paulo', '2010..2015'],
    ],
    ['EDUCATION', "BA History, King's College, London, 2010 – 2013", ['BA History', "King's College, London", '2010..2013']],
    [
      'EDUCATION',
      'BSc Physics, University of California, Berkeley\n2014 – 2018',
      ['BSc Physics', 'University of California, Berkeley', '2014..2018'],
    ],
    [
      'EDUCATION',
      'MSc Finance, expected June 2027\nQueen Mary, University of London',
      ['MSc Finance', 'Queen Mary, University of London', '?..2027-6'],
    ],
    [
      'EDUCATION',
      'B.S. Biology, University of Wisconsin, Madison, Expected May 2027',
      ['B.S. Biology', 'University of Wisconsin, Madison', '?..2027-5'],
    ],
    ['EDUCATION', "2018 – 2021\tMedicine, St John's College, Oxford", ['Medicine', "St John's College, Oxford", '2018..2021']],
    [
      'EDUCATION',
      'Certificate in School Business Management, 2019\nNational Association of Bursars',
      ['Certificate in School Business Management', 'National Association of Bursars', '?..2019'],
    ],
    ['EDUCATION', 'Forest School Leader Level 3, Archimedes Earth, 2020', ['Forest School Leader Level 3', 'Archimedes Earth', '?..2020']],
  ])('%s: %s', (heading, text, wanted) => {
    const { education } = extract(`Robin Ashdown\nrobin@mail.example\n\n${histories[heading]}\n\n${heading}\n\n${text}`)
    const read = education.map(({ title, place, dates }) => [
      title?.value ?? '',
      place?.value ?? '',
      `${written(dates?.value.start)}..${written(dates?.value.end)}`,
    ])
    expect(read).toEqual([wanted])
  })
})
