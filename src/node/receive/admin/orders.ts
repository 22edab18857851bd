import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '#src/node/files/systemError.ts'
import { writeWhole } from '#src/node/files/writeWhole.ts'
import type { Change, Journal } from '#src/node/receive/journal/journal.ts'

/** A person’s decision, for the receiver that holds the folder. */
export type Order = { change: Change; ids: string[] }

const CHANGES: readonly string[] = ['release', 'retry', 'drop'] satisfies Change[]
const ordersOf = (folder: string) => join(folder, 'orders')

/** Leaves an order for the receiver that holds a folder. Returns its file, which is deleted once the order has been processed. */
export function leaveOrder(folder: string, order: Order, now: number): string {
  const file = join(ordersOf(folder), `${now}-${process.pid}.json`)
  mkdirSync(ordersOf(folder), { recursive: true, mode: 0o700 })
  writeWhole(file, JSON.stringify(order))
  return file
}

/** Processes the orders in a folder, the oldest first. Invalid files are deleted. */
export async function carryOutOrders(folder: string, journal: Journal): Promise<void> {
  for (const name of namesIn(ordersOf(folder))) {
    const file = join(ordersOf(folder), name)
    const order = readOrder(file)
    // Orders are idempotent, so the file is deleted afterwards.
    if (order) await journal.change(order.change, order.ids)
    rmSync(file, { force: true })
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

function readOrder(file: string): Order | null {
  try {
    const order = JSON.parse(readFileSync(file, 'utf8')) as Order | null
    return order && CHANGES.includes(order.change) && Array.isArray(order.ids) ? order : null
  } catch {
    return null
  }
}
