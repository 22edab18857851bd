import type { Locator } from 'playwright-core'

/** Drops local files or folders on an element, as a user would: the browser receives them from outside the page. */
export async function dropOn(target: Locator, files: string[]): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = (await target.boundingBox())!
  const session = await target.page().context().newCDPSession(target.page())
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2, data: { items: [], files, dragOperationsMask: 1 } }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) await session.send('Input.dispatchDragEvent', { type, ...at })
  await session.detach()
}
