/** The files for text recognition: their folder, and the download size in bytes, by language and of the shared files. */
export type Recognition = {
  /** Such as `/static/recognition/1a2b3c4d`; contains `worker.min.js`, the code and the data of each language. */
  folder: string
  bytes: number
  /** Languages by the names of their data, such as `eng`; the site's own language comes first if it is included. */
  languages: { name: string; bytes: number }[]
}
