import { expect, test } from 'vitest'
import type { FormField } from '#src/node/dev/editor/wire.ts'
import { followingFields } from './followingFields.ts'

const text = { about: '', kind: 'text', isProse: true } as const
const parts: Extract<FormField, { kind: 'group' }>['fields'] = [
  { name: 'label', label: 'Label', field: text, isNeeded: true },
  { name: 'name', label: 'Name', field: { ...text, isProse: false }, isNeeded: true, follows: 'label' },
]
const follow = (fields: Record<string, string>, next: string) =>
  followingFields({ parts, fields, name: 'label', before: fields['label'], next })

test('a name follows from the label until it is edited', () => {
  expect(follow({ label: '', name: '' }, 'Company')).toEqual({ name: 'company' })
  expect(follow({ label: 'Company', name: 'company' }, 'Company name')).toEqual({ name: 'company-name' })
  expect(follow({ label: 'Company', name: 'firm' }, 'Company name')).toEqual({})
})
