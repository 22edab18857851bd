/** Whether the focused element was removed, such as a pressed button. False if the visitor has focused something else since. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}
