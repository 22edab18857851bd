import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import { MUSEE, MUSEE_AT } from '#tests/support/musee.ts'
import { builtPageData, builtPageText } from './builtPageData.ts'

test('a French page is published with French spaces, except in the title of its document; a translation has those of its language', () => {
  const { site } = loadSite(MUSEE, { at: MUSEE_AT })
  const asking = (path: string) => {
    const page = findPage(site!, path)!
    const sections = [{ ...page.sections[0]!, title: 'Où ? Là !' }]
    return { ...page, sections, meta: { ...page.meta, title: 'Où ?' } } as typeof page
  }
  const french = builtPageData(site!, asking('/visiter'), 'build')
  expect(french).toMatchObject({ title: expect.stringMatching(/^Où \? · /) as string, sections: [{ title: 'Où\u202f? Là\u202f!' }] })
  expect(JSON.parse(builtPageText(site!, asking('/visiter'), 'build'))).toEqual(JSON.parse(JSON.stringify(french)))
  const arabic = site!.pages.find(({ language }) => language === 'ar')!.path
  expect(builtPageData(site!, asking(arabic), 'build')).toMatchObject({ sections: [{ title: 'Où ? Là !' }] })
})
