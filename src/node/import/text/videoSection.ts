import type { BodyContext } from './bodyWriter.ts'
import { shortened } from './shortened.ts'

const YOUTUBE =
  /^(?:https?:)?\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|v\/)|youtu\.be\/)([\w-]{11})(?![\w-])/
const VIMEO = /^(?:https?:)?\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{6,12})(?!\d)/

/** The section for a video on YouTube or Vimeo; undefined for any other address. It shows a neutral picture until it is played. */
export function videoSection(url: string, caption: string, context: BodyContext): Record<string, unknown> | undefined {
  const youtube = YOUTUBE.exec(url)?.[1]
  const vimeo = VIMEO.exec(url)?.[1]
  const videoId = youtube ?? vimeo
  if (videoId === undefined) return undefined
  const service = youtube === undefined ? 'Vimeo' : 'YouTube'
  const name = shortened(caption, 120) || `${service} ${videoId}`
  const poster = { src: context.poster(), width: 1280, height: 720, alt: name }
  context.tell('video', `has a neutral picture and the name “${name}”; give it its own`)
  return {
    type: 'media',
    width: 'reading',
    shows: { kind: service.toLowerCase(), videoId, name, poster },
    ...(caption === '' ? {} : { caption: shortened(caption, 320) }),
  }
}
