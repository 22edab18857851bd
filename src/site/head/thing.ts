/** An item described with schema.org. */
export type Thing = Record<string, unknown>
