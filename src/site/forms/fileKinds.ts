import type { Field, FileKind } from './formTypes.ts'

type FileField = Extract<Field, { kind: 'file' }>
type About = { label: string; type: string; endings: readonly [string, ...string[]] }

const office = (name: string) => `application/vnd.openxmlformats-officedocument.${name}`
const open = (name: string) => `application/vnd.oasis.opendocument.${name}`

/** Each kind: its name for visitors, its media type, and the endings of its file names; the first one is added if a name has none. */
export const fileKinds: Record<FileKind, About> = {
  pdf: { label: 'PDF', type: 'application/pdf', endings: ['pdf'] },
  jpeg: { label: 'JPEG', type: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  png: { label: 'PNG', type: 'image/png', endings: ['png'] },
  webp: { label: 'WebP', type: 'image/webp', endings: ['webp'] },
  heic: { label: 'HEIC', type: 'image/heic', endings: ['heic'] },
  docx: { label: 'DOCX', type: office('wordprocessingml.document'), endings: ['docx'] },
  xlsx: { label: 'XLSX', type: office('spreadsheetml.sheet'), endings: ['xlsx'] },
  odt: { label: 'ODT', type: open('text'), endings: ['odt'] },
  ods: { label: 'ODS', type: open('spreadsheet'), endings: ['ods'] },
}

/** The names of kinds as a list for visitors, such as “PDF, JPEG”. */
export function fileKindList(kinds: readonly FileKind[]): string {
  return kinds.map((kind) => fileKinds[kind].label).join(', ')
}

/** The `accept` attribute of a file field. */
export function acceptedFiles({ accept }: FileField): string {
  return accept.flatMap((kind) => [...fileKinds[kind].endings.map((ending) => `.${ending}`), fileKinds[kind].type]).join(',')
}

/** What a file field accepts, in the words of its form. */
export function fileLimits({ accept, maxMegabytes, maxFiles }: FileField, words: { fileLimits: string; filesLimits: string }): string {
  return (maxFiles > 1 ? words.filesLimits : words.fileLimits)
    .replace('{kinds}', fileKindList(accept))
    .replace('{size}', String(maxMegabytes))
    .replace('{count}', String(maxFiles))
}
