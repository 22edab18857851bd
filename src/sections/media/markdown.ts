import { videoPlayers } from '#src/site/head/videoPlayers.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import type { Blocks, MarkdownTools } from '#src/site/markdown/MarkdownWriter.ts'
import type { WriterOf } from '#src/site/markdown/WriterOf.ts'

/** The picture, or a link to the video, with its caption. */
const media: WriterOf<'media'> = (section, md) => {
  const { shows, caption } = section
  return [md.opening(section), ...shown(shows, md), md.paragraph(caption)]
}

export default media

function shown(shows: ViewProps<'media'>['shows'], md: MarkdownTools): Blocks {
  if (shows.kind === 'picture') return [md.photo(shows)]
  if (shows.kind === 'comparison')
    return [md.paragraph(shows.beforeLabel), md.photo(shows.before), md.paragraph(shows.afterLabel), md.photo(shows.after)]
  if (shows.kind === 'video') return [md.link(shows.name, shows.src)]
  const { service, watch } = videoPlayers[shows.kind]
  return [
    md.photo(shows.poster),
    md.link(shows.playLabel, watch(shows.videoId)),
    md.paragraph(shows.notice.replaceAll('{service}', service)),
  ]
}
