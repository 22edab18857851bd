/**
 * Copies a text; if the browser has no clipboard, by selecting `shown`, the field or element with the text. Resolves to whether it was
 * copied; if not, it stays selected.
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
    // The only way on pages served without TLS.
    return shown !== null && document.execCommand('copy')
  }
}
