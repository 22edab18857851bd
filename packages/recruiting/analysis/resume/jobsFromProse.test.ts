import { describe, expect, test } from 'vitest'
import { extract } from '#tests/support/resumeText.ts'

const jobs = (text: string) =>
  extract(`Robin Ashdown\nrobin@mail.example\n\n${text}`).experience.map(({ title, place, dates }) => [
    title?.value,
    place?.value,
    dates?.value.text,
  ])

describe('H12.1 jobs of which sentences tell', () => {
  test.each([
    [
      'jobs\n\nsince june 2019 i am a regional driver at prairie freight, five states,\nreefer and dry van. before that i was an otr driver for big muddy llc\nfrom 2011 to 2019, team and solo. from 2006 to 2011 i was a self\nemployed owner operator, sold the truck in the recession.',
      [
        ['regional driver', 'prairie freight', 'since june 2019'],
        ['otr driver', 'big muddy llc', 'from 2011 to 2019'],
        ['owner operator', undefined, 'from 2006 to 2011'],
      ],
    ],
    [
      'Berufserfahrung\n\nVon 2015 bis 2019 habe ich als Köchin bei der Kantine Nordwerk gearbeitet. Seit Mai 2019 arbeite ich als Küchenleiterin im Seniorenheim Abendsonne, wo ich vier Leute anleite.',
      [
        ['Köchin', 'Kantine Nordwerk', 'Von 2015 bis 2019'],
        ['Küchenleiterin', 'Seniorenheim Abendsonne', 'Seit Mai 2019'],
      ],
    ],
    [
      "Expérience\n\nDe 2012 à 2018, j'ai travaillé comme serveuse au Café des Arts, à Nantes, avant de partir. Depuis 2018, je suis gérante chez Maison Pottier.",
      [
        ['serveuse', 'Café des Arts', 'De 2012 à 2018'],
        ['gérante', 'Maison Pottier', 'Depuis 2018'],
      ],
    ],
  ])('%s', (text, wanted) => expect(jobs(text)).toEqual(wanted))

  test('they are shown as doubtful', () => {
    const [job] = extract(
      'Robin Ashdown\nrobin@mail.example\n\nWork\n\nI worked as a teacher at Hill School from 2012 to 2016. After that I was a head of year at Dale Academy until it closed (2016 to 2020), which I enjoyed.',
    ).experience
    expect(job?.title?.value).toBe('teacher')
    expect([job?.title, job?.place, job?.dates].every((value) => value!.confidence < 0.7)).toBe(true)
  })
})
