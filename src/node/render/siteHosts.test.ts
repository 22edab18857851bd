import { expect, test } from 'vitest'
import Media from '#src/sections/media/schema.ts'
import { traitsOf } from '#src/node/sections/traitsOf.ts'
import { pageUses } from '#src/site/pages/pageUses.ts'
import { bakerySite } from '#tests/support/bakerySite.ts'
import { siteHosts } from './siteHosts.ts'

const poster = { src: '/assets/social.png', alt: 'Loaves in the window', width: 1200, height: 630 }

function withMedia(...shows: object[]) {
  const site = bakerySite()
  const [home, ...others] = site.pages
  const media = shows.map((shown) => Media.parse({ type: 'media', shows: shown }))
  return { ...site, pages: [{ ...home!, uses: pageUses(media, [], traitsOf) }, ...others] }
}

test('a site without videos of others lets no player in', () => {
  const own = { kind: 'video', src: '/assets/oven.webm', name: 'How we bake', poster, silent: true }
  expect(siteHosts(withMedia({ kind: 'picture', ...poster }, own))).not.toHaveProperty('player')
})

test('a video of another company lets in the player of that company and no other, once', () => {
  const video = (videoId: string) => ({ kind: 'youtube', videoId, name: 'How we bake', poster })
  expect(siteHosts(withMedia(video('aaaaaaaaaaa'), video('bbbbbbbbbbb'))).player).toEqual(['https://www.youtube-nocookie.com'])
  expect(siteHosts(withMedia({ kind: 'vimeo', videoId: '123456789', name: 'How we bake', poster })).player).toEqual([
    'https://player.vimeo.com',
  ])
})
