import { expect, test } from 'vitest'
import { extract } from '#tests/support/resumeText.ts'

const head = 'Robin Ashdown\nrobin@mail.example\n\n'
const jobs = (text: string) =>
  extract(head + text).experience.map(({ title, place, location }) => [title?.value, place?.value, location?.value])

test.each([
  [
    'R5.1 "at" parts a title from an employer that no word tells',
    'Experience\n\nTramper at Holmfirth Blue, Leeds (2018 – 2020)\n\nLoader at Brightwell, Leeds (2015 – 2018)',
    [
      ['Tramper', 'Holmfirth Blue', 'Leeds'],
      ['Loader', 'Brightwell', 'Leeds'],
    ],
  ],
  [
    'R5.1 so do "bei" and "chez", whatever they stand before',
    'Berufserfahrung\n\nProjektleiterin bei Landesamt für Umwelt, Karlsruhe (2017 – 2019)\n\nKöchin chez Margot, Ulm (2015 – 2017)',
    [
      ['Projektleiterin', 'Landesamt für Umwelt', 'Karlsruhe'],
      ['Köchin', 'Margot', 'Ulm'],
    ],
  ],
  [
    'R5.1 "en" does where all entries have it',
    'Experiencia\n\nConductor de autobús en Metrosur\n2018 - actualidad\n\nMozo en Trigalia\n2014 - 2018',
    [
      ['Conductor de autobús', 'Metrosur', undefined],
      ['Mozo', 'Trigalia', undefined],
    ],
  ],
  [
    'R5.1 a town behind "in" is no part of an employer',
    'Experience\n\n2018 – 2020\nBaker, Compass Rose in Cardiff\n\n2015 – 2018\nHost, Baillie Craigmore in Edinburgh',
    [
      ['Baker', 'Compass Rose', 'Cardiff'],
      ['Host', 'Baillie Craigmore', 'Edinburgh'],
    ],
  ],
  [
    'R5.1 a town that no list has is one where other entries have theirs',
    'Experience\n\nDodd Blue — Electrician, Leeds\n2018 – 2020\n\nKestrel — Fitter, Prudhoewick\n2015 – 2018',
    [
      ['Electrician', 'Dodd Blue', 'Leeds'],
      ['Fitter', 'Kestrel', 'Prudhoewick'],
    ],
  ],
  [
    'R5.1 a ministry is no secretary',
    'Experiencia\n\nSecretaría de Cultura\nPromotora de lectura\n2013 - 2015\n\nMoreli\nSecretaria\n2010 - 2013',
    [
      ['Promotora de lectura', 'Secretaría de Cultura', undefined],
      ['Secretaria', 'Moreli', undefined],
    ],
  ],
  [
    'R5.1 what a firm is like, in brackets, is no part of its name',
    'Experience\n\nDeputy Manager\nLarkfield (42-bed residential home), Leeds\n2018 – 2020',
    [['Deputy Manager', 'Larkfield', 'Leeds']],
  ],
  [
    'R5.1 what a title is about, behind a colon, is no part of it',
    'Expérience\n\nGarage de la Pointe – Quimper\nnov. 2018 – mars 2020\nMécanicien : moteurs, freins, devis, planning des six autres',
    [['Mécanicien', 'Garage de la Pointe', 'Quimper']],
  ],
  [
    'R5.1 a firm named after medicine is no doctor',
    'Experience\n\nShannonside Medical Devices (2017 – 2021)\n\nTechnician, 2019 – 2021\n- Robots\n\nApprentice, 2017 – 2019\n- Belts',
    [
      ['Technician', 'Shannonside Medical Devices', undefined],
      ['Apprentice', 'Shannonside Medical Devices', undefined],
    ],
  ],
])('%s', (_what, text, expected) => expect(jobs(text)).toEqual(expected))

test.each([
  ['Rosalind Achebe-Muir BVM&S MRCVS', 'Rosalind Achebe-Muir'],
  ['DOMINIQUE ARCHULETA, BSN, RN, CCRN', 'Dominique Archuleta'],
  ['Dr Ingrid Solheim', 'Ingrid Solheim'],
])('R5.1 letters and forms of address are no part of a name: %s', (line, name) =>
  expect(extract(`${line}\nsomebody@mail.example\n\nExperience\n\nVet\nPentland\n2018 – 2020`).name?.value).toBe(name),
)

test.each([
  ['Rio Rancho, New Mexico', '505.555.0163', '+15055550163'],
  ['Athlone, Ireland', '085 155 0163', '+353851550163'],
  ['Hexham', '01632 960742', '+441632960742'],
])('R5.1 a town or state tells the country of a phone: %s', (place, phone, number) =>
  expect(extract(`Robin Ashdown\n${place}\n${phone}\n\nExperience\n\nBaker\nBlue\n2018 – 2020`).phone?.value).toBe(number),
)

test.each([
  ['Where I’ve worked', 'What I am good at'],
  ['Berufsleben', 'Sonstige Kenntnisse'],
  ['Mes expériences', 'Mes compétences'],
  ['Antecedentes laborales', 'Puntos fuertes'],
])('R5.1 sections are known by what people call them: %s, %s', (work, able) => {
  const { experience, skills } = extract(`${head}${work}\n\nBaker\nBlue Oven\n2018 – 2020\n\n${able}\n\nSauces - Stock - Rotas`)
  expect(experience.map(({ title }) => title?.value)).toEqual(['Baker'])
  expect(skills.map(({ value }) => value)).toEqual(['Sauces', 'Stock', 'Rotas'])
})
