import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '#src/node/files/systemError.ts'
import { writeWhole } from '#src/node/files/writeWhole.ts'
import type { Change, Journal } from '#src/node/receive/journal/journal.ts'

/** What a person has decided, for the receiver that holds the folder. */
export type Order = { change: Change; ids: string[] }

const CHANGES: readonly string[] = ['release', 'retry', 'drop'] satisfies Change[]
const ordersOf = (folder: string) => join(folder, 'orders')

/** Leaves an order for the receiver that holds a folder. Gives the file, which goes when the order has been carried out. */
export function leaveOrder(folder: string, order: Order, now: number): string {
  const file = join(ordersOf(folder), `${now}-${process.pid}.json`)
  mkdirSync(ordersOf(folder), { recursive: true, mode: 0o700 })
  writeWhole(file, JSON.stringify(order))
  return file
}

/** Carries out the orders that were left in a folder, the oldest first. What is no order is removed. */
export async function carryOutOrders(folder: string, journal: Journal): Promise<void> {
  for (const name of namesIn(ordersOf(folder))) {
    const file = join(ordersOf(folder), name)
    const order = readOrder(file)
    // Doing it twice does no more than once, so it is removed afterwards.
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
