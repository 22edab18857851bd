/** The folders of section types, each with the folder of their pictures. */
export const SETS = [
  { sections: 'src/sections', pictures: 'docs/pictures' },
  { sections: 'packages/recruiting/sections', pictures: 'packages/recruiting/docs/pictures' },
]
/** How wide pictures of section types are, in pixels. */
export const WIDTH = 600
/** What one of them may weigh, and all of them together, in bytes. */
export const MOST_BYTES = 12_000
export const MOST_TOGETHER = 500_000

/** How wide pictures of house styles are, in pixels, and what one of them may weigh, in bytes. */
export const LOOK = { width: 480, bytes: 20_000 }
