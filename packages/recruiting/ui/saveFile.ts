/** Offers a text, or bytes, to the visitor as a file with the given name and media type. */
export function saveFile(name: string, content: string | Uint8Array<ArrayBuffer>, type = 'text/plain'): void {
  const isText = typeof content === 'string'
  const address = URL.createObjectURL(new Blob([content], { type: isText ? `${type};charset=utf-8` : type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has started reading it by the next turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}
