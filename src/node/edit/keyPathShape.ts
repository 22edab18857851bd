import { z } from 'zod'

/** A key path from the root of a JSON file, as accepted from outside; numbers are indexes of list items. */
export const keyPathShape = z.array(z.union([z.string().max(200), z.int().min(0).max(100_000)])).max(64)
