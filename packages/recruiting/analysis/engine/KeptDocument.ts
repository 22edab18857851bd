import type { ReadDocument, ReadFailure } from '#packages/recruiting/analysis/document/ReadDocument.ts'

/** What the page knows of a document that was read: its name and text. All the rest of it stays with the engine, under `id`. */
export type KeptDocument = { id: number; name: string; text: string }

/** What reading a document gives to the page. */
export type KeptResult = { ok: true; document: KeptDocument } | { ok: false; name: string; failure: ReadFailure }

/**
 * What a document is read from: a file, or a text (`name` is empty for what was pasted; `isFromPictures`: it was
 * read off pictures). The page keeps it to read it again.
 */
export type DocumentSource = { name: string } & ({ file: Blob } | { text: string; isFromPictures?: boolean | undefined })

/** An input in which documents stand as `Document`: one, several with ids of their own, or none. */
type Naming<Document> = { document?: Document; documents?: { id: string; document: Document }[] }

/** The ids of the documents that an input names. */
export function documentsIn(input: object): number[] {
  const { document, documents = [] } = input as Naming<KeptDocument>
  return [...(document ? [document] : []), ...documents.map((entry) => entry.document)].map(({ id }) => id)
}

/** The input with each document that it names replaced by what `find` gives for its id. */
export function withDocuments(input: object, find: (document: KeptDocument) => ReadDocument): object {
  const { document, documents } = input as Naming<KeptDocument>
  return {
    ...input,
    ...(document && { document: find(document) }),
    ...(documents && { documents: documents.map((entry) => ({ ...entry, document: find(entry.document) })) }),
  }
}
