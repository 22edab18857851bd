/** What is there to read the letters of pictures with: the folder of its files, and bytes as they are sent, by language and for all. */
export type Recognition = {
  /** Such as `/static/recognition/1a2b3c4d`; it holds `worker.min.js`, the code and the data of each language. */
  folder: string
  bytes: number
  /** Languages by the names of their data, such as `eng`; that of the site comes first where it is among them. */
  languages: { name: string; bytes: number }[]
}
