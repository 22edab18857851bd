/** A selected picture: its format in words, its size in bytes and pixels, and its content in base64. */
export type ReadPicture = { name: string; format: string; bytes: number; width: number; height: number; base64: string; url: string }

const FORMATS: Record<string, string> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'image/svg+xml': 'SVG',
}

/** The maximum size of a picture, in bytes. */
const MOST_BYTES = 4 * 1024 * 1024

/** Reads a picture in the browser; returns a message if it cannot be used. */
export async function readPicture(file: File): Promise<ReadPicture | { failure: string }> {
  const format = FORMATS[file.type]
  if (format === undefined) return { failure: `${file.name} is not a supported picture. Use PNG, JPG, WebP, AVIF or SVG.` }
  if (file.size > MOST_BYTES) return { failure: `${file.name} is ${sizeInWords(file.size)}; the limit is 4 MB.` }
  const url = await new Promise<string>((settle) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => settle(reader.result as string))
    reader.readAsDataURL(file)
  })
  const image = new Image()
  image.src = url
  try {
    await image.decode()
  } catch {
    return { failure: `${file.name} cannot be displayed: it is damaged, or its file extension is wrong.` }
  }
  const { naturalWidth: width, naturalHeight: height } = image
  return { name: file.name, format, bytes: file.size, width, height, base64: url.slice(url.indexOf(',') + 1), url }
}

/** A size in words: 84 KB, 1.2 MB. */
export function sizeInWords(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
