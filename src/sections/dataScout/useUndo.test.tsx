// @vitest-environment jsdom
import { act } from 'react'
import { expect, test } from 'vitest'
import { mount } from '#tests/support/mount.tsx'
import { useUndo } from './useUndo.ts'

/** A value with its undo, as a component holds it: `value` is what is stored now. */
async function startUndo() {
  let value = 'read'
  let undo: ReturnType<typeof useUndo<string>>
  function Held() {
    undo = useUndo(value, (next) => (value = next))
    return null
  }
  const { render } = await mount(<Held />)
  const again = () => render(<Held />)
  return {
    value: () => value,
    canUndo: () => undo.undo !== null,
    async change(next: string) {
      await act(async () => undo.change(next))
      await again()
    },
    async undo() {
      await act(async () => undo.undo?.())
      await again()
    },
    async changeElsewhere(next: string) {
      value = next
      await again()
    },
  }
}

test('R5.6 changes are taken back one by one, the last first', async () => {
  const held = await startUndo()
  expect(held.canUndo()).toBe(false)
  await held.change('first')
  await held.change('second')
  await held.undo()
  expect(held.value()).toBe('first')
  await held.change('third')
  await held.undo()
  await held.undo()
  expect([held.value(), held.canUndo()]).toEqual(['read', false])
})

test('R5.6 nothing is taken back that would undo the change of somebody else', async () => {
  const held = await startUndo()
  await held.change('mine')
  await held.changeElsewhere('theirs')
  expect(held.canUndo()).toBe(false)
  await held.change('mine again')
  await held.undo()
  expect([held.value(), held.canUndo()]).toEqual(['theirs', false])
})
