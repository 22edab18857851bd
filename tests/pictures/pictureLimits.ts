/** How wide pictures of section types are, in pixels. */
export const WIDTH = 600
/** What one of them may weigh, and all of them together, in bytes. */
export const MOST_BYTES = 12_000
export const MOST_TOGETHER = 500_000
