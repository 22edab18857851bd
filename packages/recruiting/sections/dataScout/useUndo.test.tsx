// @vitest-environment jsdom
import { act, useEffect } from 'react'
import { expect, test } from 'vitest'
import { mount } from '#tests/support/mount.tsx'
import { useUndo } from './useUndo.ts'

type Steps = ReturnType<typeof useUndo<string>>

function Held({ value, store, hear }: { value: string; store(next: string): void; hear(steps: Steps): void }) {
  const steps = useUndo(value, store)
  useEffect(() => {
    hear(steps)
  })
  return null
}

/** A value with its undo, as in a component: `value` is the stored value. */
async function startUndo() {
  const held = { value: 'read', steps: null as Steps | null }
  const view = () => <Held value={held.value} store={(next) => (held.value = next)} hear={(steps) => (held.steps = steps)} />
  const { render } = await mount(view())
  const again = () => render(view())
  return {
    value: () => held.value,
    canUndo: () => held.steps!.undo !== null,
    async change(next: string) {
      await act(async () => held.steps!.change(next))
      await again()
    },
    async undo() {
      await act(async () => held.steps!.undo?.())
      await again()
    },
    async changeElsewhere(next: string) {
      held.value = next
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
