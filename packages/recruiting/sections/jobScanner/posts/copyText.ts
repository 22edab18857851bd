/**
 * Copies a text; where the browser gives no clipboard, by selecting `shown`, the field or element that shows it. Settles with whether it
 * was copied; if it was not, it stays selected.
 */
export async function copyText(text: string, shown: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    if (shown instanceof HTMLTextAreaElement) {
      shown.focus()
      shown.select()
    } else if (shown) window.getSelection()?.selectAllChildren(shown)
    // Pages that are served without TLS have no other way.
    return shown !== null && document.execCommand('copy')
  }
}
