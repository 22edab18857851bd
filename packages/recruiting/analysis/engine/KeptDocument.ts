import type { ReadDocument, ReadFailure } from '#packages/recruiting/analysis/document/ReadDocument.ts'

/** A document as the page has it: name and text. The engine stores the rest under `id`. */
export type KeptDocument = { id: number; name: string; text: string }

/** The result of reading a document, as the page receives it. */
export type KeptResult = { ok: true; document: KeptDocument } | { ok: false; name: string; failure: ReadFailure }

/**
 * The source of a document: a file, or a text (`name` is empty for a pasted one; `isFromPictures` if it was recognized in pictures). The
 * page keeps it to read the document again.
 */
export type DocumentSource = { name: string } & ({ file: Blob } | { text: string; isFromPictures?: boolean | undefined })

/** An input with documents of type `Document`: one, several with ids of their own, or none. */
type Naming<Document> = { document?: Document; documents?: { id: string; document: Document }[] }

/** The ids of the documents in an input. */
export function documentsIn(input: object): number[] {
  const { document, documents = [] } = input as Naming<KeptDocument>
  return [...(document ? [document] : []), ...documents.map((entry) => entry.document)].map(({ id }) => id)
}

/** The input with each of its documents replaced by the result of `find`. */
export function withDocuments(input: object, find: (document: KeptDocument) => ReadDocument): object {
  const { document, documents } = input as Naming<KeptDocument>
  return {
    ...input,
    ...(document && { document: find(document) }),
    ...(documents && { documents: documents.map((entry) => ({ ...entry, document: find(entry.document) })) }),
  }
}
