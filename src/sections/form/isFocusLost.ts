/** Whether what had the focus is gone, such as a button that was pressed. Whoever has gone on elsewhere meanwhile is left alone. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}
