import { describe, expect, test } from 'vitest'
import { extract } from '#tests/support/resumeText.ts'

const placeOf = (...head: string[]) =>
  extract([...head, 'someone@mail.example', '', 'EXPERIENCE', 'Clerk, Acme Ltd, 2019 – 2021'].join('\n')).location?.value

describe('H12.1 a place tells itself by its form, whatever the town', () => {
  test.each([
    'Blk 3 Lot 9, Ilang-Ilang St., Bacoor City, Metro Manila',
    'Marikina City, Metro Manila',
    '35600 REDON',
    '12 rue des Tanneurs, 35600 REDON',
    '14 Wattle Grove, Brackendale VIC 3058',
    'Toowoomba QLD 4350',
    '46011 Valencia (España)',
    '4020 Linz',
    'A-4910 Ried im Innkreis',
    'D-83395 Freilassing',
    '8820-011 Wädenswil',
    '3011 AB Zierikzee',
    'Montréal (Québec)',
    'Trois-Rivières (Québec) G9A 1A1',
    'Cranbrook, BC V1C 2A1',
    'Sandpoint, ID 83864',
    'Ossett, WF5 9AA',
    'Ballinrobe, F31X285',
    'House 4, Temple Road, Ottapalam - 679101, Kerala',
    'Ermesinde, 4445-301',
  ])('%s', (place) => expect(placeOf('Sam Example', place)).toBe(place))

  test.each(['Badge 443322', '2015 Bachelor', 'Senior Clerk, 2019', 'Employee No 123456', 'Class of 2019'])('no place: %s', (text) =>
    expect(placeOf('Sam Example', text)).toBeUndefined(),
  )
})
