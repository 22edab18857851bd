/** A source that cannot be imported: one sentence about what is wrong and where, and one about what to do. */
export class ImportFault extends Error {}
