/** A picture with alternative text. `focus` is in percent from the top left; without it, the centre. */
export type Cover = {
  src: string
  alt: string
  width?: number | undefined
  height?: number | undefined
  focus?: { x: number; y: number } | undefined
}

/** A first and a last day, as YYYY-MM-DD; without `end` it continues. */
export type Period = { start: string; end?: string | undefined }

/** A place: its name, its address in a few words, and its position in degrees. */
export type Place = { name: string; address?: string | undefined; latitude?: number | undefined; longitude?: number | undefined }

/** A link with its text. */
export type FieldLink = { label: string; href: string }

/** A file to download, under `/assets/`, with its label. */
export type FieldFile = { file: string; label?: string | undefined }

/**
 * The value of a field, by the kind that its collection declares: `text`, `longText` (Markdown; HTML in a loaded site), `date`, `choice`
 * and `reference` (the id of an entry) are strings; `number` and `price` numbers; `choices` and a reference with `many` lists of strings;
 * `list` is a list of groups.
 */
export type FieldValue =
  | string
  | number
  | readonly string[]
  | Period
  | Cover
  | Place
  | FieldLink
  | FieldFile
  | readonly Readonly<Record<string, FieldValue>>[]
