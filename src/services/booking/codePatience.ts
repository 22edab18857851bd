/** Longest wait for code after a click on a booking link, in milliseconds: browsers let a click open a tab for about five seconds. */
export const CODE_PATIENCE_MS = 4000
