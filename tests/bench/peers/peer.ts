/** A way to make the same pages from the same data, set up and ready to be filled. */
export type Peer = {
  /** As the tables call it. */
  name: string
  /** What builds, with versions. */
  versions: string
  /** The project; absolute. */
  folder: string
  /** What is run in `folder`: a program and its arguments. */
  command: readonly [string, ...string[]]
  /** Where the built pages are, below `folder`: `<dist>/guides-0/guide-1/index.html`. */
  dist: string
  /** What a cold build begins without, below `folder`, besides `dist`. */
  kept: readonly string[]
  /** Where the data of a page is, below `folder`; `name` is `index` or `guides-0/guide-1`. */
  pageFile(name: string): string
  /** Takes the content of a config folder in place of what it had. */
  fill(configDir: string): void
}

/** A peer that cannot be had here, and why. */
export type Absent = { name: string; why: string }
