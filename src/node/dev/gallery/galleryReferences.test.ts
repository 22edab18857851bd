import { expect, test } from 'vitest'
import { z } from 'zod'
import { referencesIn } from './galleryReferences.ts'

test('H10.4 an example that does not fit a schema which is being edited keeps no preview from being renewed', () => {
  const icon = z.string().meta({ kind: 'icon' })
  const types = [
    { schema: z.object({ icon, added: z.string() }), examples: [{ icon: 'scale' }] },
    { schema: z.object({ icon }), examples: [{ icon: 'users' }] },
  ]
  expect(referencesIn(types).map(({ value }) => value)).toEqual(['users'])
})
