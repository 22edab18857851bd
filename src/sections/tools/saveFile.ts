/** Offers a text to the visitor as a file of the given name and media type. */
export function saveFile(name: string, text: string, type = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun to read it by the next turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}
