import { describe, expect, test } from 'vitest'
import { headingKind } from '#packages/recruiting/analysis/document/headingKind.ts'
import { extract } from '#tests/support/resumeText.ts'

describe('H12.1 work without pay stands under a heading of its own, and is no job', () => {
  test.each([
    'Acción social',
    'Activités bénévoles',
    'Bénévolat',
    'Community involvement',
    'Ehrenamt',
    'Ehrenamt und Mitgliedschaften',
    'Ehrenamtliches Engagement',
    'Engagement associatif',
    'Experiencia de voluntariado',
    'Expérience associative',
    'Freiwilliges Engagement',
    'Giving back',
    'Missions bénévoles',
    'Pro bono work',
    'Projets bénévoles',
    'Servicio comunitario',
    'Soziales Engagement',
    'Trabajo voluntario',
    'Trabalho voluntário',
    'Vie associative',
    'Voluntariado',
    'Voluntariado y otras actividades',
    'Voluntary work',
    'Volunteer experience',
    'Volunteering',
  ])('%s', (heading) => {
    expect(headingKind(heading)).toBe('volunteering')
    const { experience, voluntary } = extract(
      `Robin Ashdown\nrobin@mail.example\n\nExperience\n\nWaiter, Bar Luna Ltd\n2018 – 2021\n\n` +
        `${heading}\n\nTrainer, Harbour Rowing Club\n2019 – 2022\n- Taught beginners`,
    )
    expect(experience.map(({ title }) => title?.value)).toEqual(['Waiter'])
    expect(voluntary.map(({ title, place, bullets }) => [title?.value, place?.value, bullets[0]?.value])).toEqual([
      ['Trainer', 'Harbour Rowing Club', 'Taught beginners'],
    ])
  })

  test('lines that name no more than what somebody helps with are kept as they are', () => {
    const { voluntary } = extract('Robin Ashdown\nrobin@mail.example\n\nVolunteering\n\n- Food bank\n- Beach cleaning')
    expect(voluntary.map(({ title }) => title?.value)).toEqual(['Food bank', 'Beach cleaning'])
  })

  test.each(['Volontariat', 'Board', 'Social worker', 'Community nurse'])('%s is no such heading', (heading) => {
    expect(headingKind(heading)).not.toBe('volunteering')
  })
})
