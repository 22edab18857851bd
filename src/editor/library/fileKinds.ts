/** The kinds of files in the library, by the ends of their names. */
export const fileKinds = {
  picture: { name: 'Pictures', ending: /\.(?:svg|png|jpg|jpeg|webp|avif|ico|gif)$/i },
  video: { name: 'Videos', ending: /\.(?:mp4|webm|vtt)$/i },
  font: { name: 'Fonts', ending: /\.woff2$/i },
  document: { name: 'Documents', ending: /$/ },
} as const
/** A kind of file. */
export type FileKind = keyof typeof fileKinds

/** The kind of a file by its path. */
export function fileKind(path: string): FileKind {
  return (Object.keys(fileKinds) as FileKind[]).find((kind) => fileKinds[kind].ending.test(path))!
}
