import { urlOf } from '#schemas/urlOf.ts'
import type { BodyContext } from './bodyWriter.ts'
import { shortened } from './shortened.ts'

const VIMEO = /^(?:https?:)?\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{6,12})(?!\d)/

/** The section for a video on YouTube or Vimeo; undefined for any other address. It shows a neutral picture until it is played. */
export function videoSection(url: string, caption: string, context: BodyContext): Record<string, unknown> | undefined {
  const youtube = youtubeId(url)
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

/** The id of the video that an address of YouTube leads to. */
function youtubeId(url: string): string | undefined {
  const found = urlOf(url.startsWith('//') ? `https:${url}` : url)
  const host = found?.hostname.replace(/^(?:www|m)\./, '') ?? ''
  if (!found || !['youtube.com', 'youtube-nocookie.com', 'youtu.be'].includes(host)) return undefined
  const [first = '', second = ''] = found.pathname.slice(1).split('/')
  const isFramed = first === 'embed' || first === 'shorts' || first === 'v'
  const id = host === 'youtu.be' ? first : first === 'watch' ? found.searchParams.get('v') : isFramed ? second : undefined
  return /^[\w-]{11}(?![\w-])/.exec(id ?? '')?.[0]
}
