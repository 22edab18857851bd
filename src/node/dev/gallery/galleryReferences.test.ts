import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { galleryReferences } from './galleryReferences.ts'

vi.mock('./galleryTypes.ts', () => ({
  galleryTypes: () => [
    {
      type: 'callout',
      about: '',
      schema: z.object({ icon: z.string().meta({ kind: 'icon' }), added: z.string() }),
      examples: [{ icon: 'scale' }],
    },
    { type: 'quote', about: '', schema: z.object({ icon: z.string().meta({ kind: 'icon' }) }), examples: [{ icon: 'users' }] },
  ],
}))

test('H10.4 an example that does not fit a schema which is being edited keeps no preview from being renewed', () => {
  expect(galleryReferences().map(({ value }) => value)).toEqual(['users'])
})
