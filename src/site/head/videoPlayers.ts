/** Where a video that another company sends is watched, and where it is played on our page without more than it needs. */
type Player = { service: string; watch(videoId: string): string; embed(videoId: string): string }

/** The companies whose videos a page may hold. */
export const videoPlayers: Record<'youtube' | 'vimeo', Player> = {
  youtube: {
    service: 'YouTube',
    watch: (id) => `https://www.youtube.com/watch?v=${id}`,
    embed: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  },
  vimeo: {
    service: 'Vimeo',
    watch: (id) => `https://vimeo.com/${id}`,
    embed: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  },
}
