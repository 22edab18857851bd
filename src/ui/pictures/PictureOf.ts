import type { Picture, PictureKind } from '#schemas/picture.ts'

/** The parsed picture of one kind: what the component of that kind receives as its props. */
export type PictureOf<Kind extends PictureKind> = Extract<Picture, { kind: Kind }>
