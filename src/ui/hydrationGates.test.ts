import { expect, test } from 'vitest'
import { createHydrationGates } from './hydrationGates.ts'

/** Whether a gate is open. */
const stateOf = (gate: Promise<void>) =>
  Promise.race([gate.then(() => 'open'), new Promise((resolve) => setTimeout(() => resolve('closed')))])

test('R2.1 gates are closed, and each opens alone', async () => {
  const gates = createHydrationGates({ stands() {}, hydrated() {} })
  expect(await stateOf(gates.opened(0))).toBe('closed')
  gates.open(1)
  expect([await stateOf(gates.opened(0)), await stateOf(gates.opened(1))]).toEqual(['closed', 'open'])
})

test('R2.1 a gate gives the same promise each time, since React waits for it by identity', () => {
  const gates = createHydrationGates({ stands() {}, hydrated() {} })
  expect(gates.opened(0)).toBe(gates.opened(0))
})

test('R2.1 a gate that was opened before anything waits for it is open', async () => {
  const gates = createHydrationGates({ stands() {}, hydrated() {} })
  gates.open(2)
  await expect(gates.opened(2)).resolves.toBeUndefined()
})

test('R2.1 opening all opens those that wait and those to come, so that no navigation waits for a gate', async () => {
  const gates = createHydrationGates({ stands() {}, hydrated() {} })
  const waiting = gates.opened(0)
  gates.openAll()
  await expect(waiting).resolves.toBeUndefined()
  await expect(gates.opened(7)).resolves.toBeUndefined()
})
