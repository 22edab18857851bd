import { z } from 'zod'

/** Keys from the top of a JSON file to a place in it, as they may come from outside; those of lists are numbers. */
export const keyPathShape = z.array(z.union([z.string().max(200), z.int().min(0).max(100_000)])).max(64)
