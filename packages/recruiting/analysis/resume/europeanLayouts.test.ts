import { describe, expect, test } from 'vitest'
import { extract } from '#tests/support/resumeText.ts'

const head = 'Robin Ashdown\nrobin@mail.example\n\n'
const named = (items: ReturnType<typeof extract>['experience']) =>
  items.map(({ title, place, dates }) => [title?.value, place?.value, dates?.value.text])
const jobs = (text: string) => named(extract(head + text).experience)
const schools = (text: string) => named(extract(head + text).education)

describe('H12.1 names of persons where a resume begins with something else', () => {
  test.each([
    ['Lebenslauf Birgit Meier-Amani\nbirgit.meier@post.example', 'Birgit Meier-Amani'],
    ['Norbert Jankow, Bahnhofstr. 3, 15711 Teltow\nnorbert.jankow@post.example', 'Norbert Jankow'],
    ['HOJA DE VIDA\nLeidy Tabares\nleidy.tabares@correo.example', 'Leidy Tabares'],
    ['Nachname(n) / Vorname(n): Rademaker Jannis\nj@post.example', 'Jannis Rademaker'],
    ['M e lanie G rothuse n\nmelanie.grothusen@post.example', 'Melanie Grothusen'],
  ])('%s', (text, name) => expect(extract(text).name?.value).toBe(name))
})

test('H12.1 a number with a slash behind its area code, and one of Portugal', () => {
  expect(extract('Hauke Brodersen\n59073 Hamburg, Deutschland\nTelefon: 0176 / 555 80 412').phone?.value).toBe('+4917655580412')
  expect(extract('Rui Falé\nSetúbal, 936 550 214\nExperiência\nJunho de 2018 – presente').phone?.value).toBe('+351936550214')
})

test('H12.1 entries whose parts end with full stops', () => {
  expect(
    jobs('EXPERIENCIA\n\n2019 – hoy. Jefe de sala. Restaurante Mirador, Cuenca.\n2015 – 2019. Camarero. Parador San Pablo, Cuenca.'),
  ).toEqual([
    ['Jefe de sala', 'Restaurante Mirador', '2019 – hoy'],
    ['Camarero', 'Parador San Pablo', '2015 – 2019'],
  ])
  expect(schools('FORMACIÓN\n\n1987: Graduado Escolar. Colegio San Juan.\n2005: Curso de poda. Escuela de Capacitación.')).toEqual([
    ['Graduado Escolar', 'Colegio San Juan', '1987'],
    ['Curso de poda', 'Escuela de Capacitación', '2005'],
  ])
})

test('H12.1 how much somebody works is no part of a title, and a field of work no firm', () => {
  expect(
    jobs(
      'Berufserfahrung\n\nseit 2018: Fachbereichsleitung (75 %), Caritas Celle\n\n2010 – 2018: Helfer im Straßenbau, Tiefbau Odenthal GmbH\n\n' +
        '2009 – 2010: Kassiererin (Minijob) bei Drogerie Sievers',
    ).map((job) => job.slice(0, 2)),
  ).toEqual([
    ['Fachbereichsleitung', 'Caritas Celle'],
    ['Helfer im Straßenbau', 'Tiefbau Odenthal GmbH'],
    ['Kassiererin', 'Drogerie Sievers'],
  ])
})

test('H12.1 numbers of departments of France are no part of a firm', () => {
  expect(
    jobs(
      'EXPÉRIENCE\n\n2019 – 2022\nAide-soignante\nEHPAD Les Ormeaux, Coutances (50)\n\n2012 – 2019\nCariste\nTransports Mauges Atlantique (49)',
    ).map(([, place]) => place),
  ).toEqual(['EHPAD Les Ormeaux', 'Transports Mauges Atlantique'])
})

test('H12.1 dates that begin and end in columns of their own', () => {
  const text =
    'EXPERIENCIA PROFESIONAL\n\nDesde\tHasta\tPuesto\tEmpresa\n05/2018\tActualidad\tVigilante de seguridad\tCustodia Levante, S.A.\n' +
    '02/2013\t04/2018\tAuxiliar de control\tServicios Mastia'
  expect(jobs(text)).toEqual([
    ['Vigilante de seguridad', 'Custodia Levante, S.A.', '05/2018 – Actualidad'],
    ['Auxiliar de control', 'Servicios Mastia', '02/2013 – 04/2018'],
  ])
})

test('H12.1 the place and date above a signature are no skill', () => {
  const text = 'Kenntnisse\nSAP, Excel\n\nHamm, den 3. Mai 2024'
  expect(extract(head + text).skills.map(({ value }) => value)).toEqual(['SAP', 'Excel'])
})

test('H12.1 a school is no degree, whatever the order of other entries', () => {
  expect(
    schools(
      'Formation\n\n2012 – 2014\nLycée Colbert\nBTS Commerce\n\n2010 – 2012\nLycée Voltaire\nBac pro Vente\n\n2008 – 2010\nCAP Cuisine\nLycée Hoche',
    ).map((school) => school.slice(0, 2)),
  ).toEqual([
    ['BTS Commerce', 'Lycée Colbert'],
    ['Bac pro Vente', 'Lycée Voltaire'],
    ['CAP Cuisine', 'Lycée Hoche'],
  ])
})
