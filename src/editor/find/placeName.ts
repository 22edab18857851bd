import { fileName } from '#src/editor/fileName.ts'

/** The name of a page, or of a file that several pages show. */
export function placeName({ path, file, name }: { path: string | null; file: string; name: string }): string {
  return path === null ? fileName(file) : name
}
