/** The content of a file, as a data URL and in base64. Rejects with a message for authors, which has the `name`, if it cannot be read. */
export function fileContent(file: Blob, name: string): Promise<{ url: string; base64: string }> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      const url = String(reader.result)
      resolve({ url, base64: url.slice(url.indexOf(',') + 1) })
    })
    reader.addEventListener('error', () => reject(new Error(`${name} cannot be read. Choose it again.`)))
    reader.readAsDataURL(file)
  })
}
