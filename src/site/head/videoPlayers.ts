/** Addresses of an embedded video: the page of the provider, and the player with reduced tracking. */
type Player = { service: string; watch(videoId: string): string; embed(videoId: string): string }

/** Supported video providers. */
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
