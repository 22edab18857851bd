import type { Picture, PictureKind } from '#schemas/picture.ts'

/** The parsed picture of a given kind: the props of its component. */
export type PictureOf<Kind extends PictureKind> = Extract<Picture, { kind: Kind }>
