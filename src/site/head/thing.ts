/** Something described in the words of schema.org. */
export type Thing = Record<string, unknown>
