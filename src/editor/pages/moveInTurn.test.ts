import { expect, test } from 'vitest'
import { moveInTurn } from './moveInTurn.ts'

/** A list that is moved as a server does it: each step is answered later. */
function slowList(...items: string[]) {
  let [list, focused] = [items, -1]
  const waiting: (() => void)[] = []
  const press = moveInTurn(
    (from, by) =>
      new Promise((resolve) => {
        waiting.push(() => {
          const rest = list.toSpliced(from, 1)
          list = rest.toSpliced(from + by, 0, list[from]!)
          resolve()
        })
      }),
    (at) => (focused = at),
  )
  const answer = async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      waiting.shift()?.()
      await Promise.resolve()
      await Promise.resolve()
    }
  }
  return { press: (from: number, by: number) => void press(from, by, items.length), answer, now: () => [list.join(''), list[focused]] }
}

test('a step moves an item, and the keyboard stays with it', async () => {
  const list = slowList('a', 'b', 'c', 'd')
  list.press(2, -1)
  await list.answer()
  expect(list.now()).toEqual(['acbd', 'c'])
})

test('steps that come before the answer move the same item on, and none past the end', async () => {
  const list = slowList('a', 'b', 'c', 'd')
  list.press(2, -1)
  // The key is pressed where the item stood, or where it stands by then.
  list.press(2, -1)
  list.press(1, -1)
  await list.answer()
  expect(list.now()).toEqual(['cabd', 'c'])
  for (let times = 0; times < 5; times += 1) list.press(0, 1)
  await list.answer()
  expect(list.now()).toEqual(['abdc', 'c'])
})
