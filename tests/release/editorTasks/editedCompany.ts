import { cpSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { git } from '#tests/support/reviewRepository.ts'
import type { SiteCopy } from '#tests/support/siteCopy.ts'

const PICTURE = { kind: 'picture', src: '/assets/social.png', alt: 'The shop from outside', width: 1200, height: 630 }

/** A company with three languages, a picture, a form whose messages the receiver gets, and a history of two commits. */
export function editedCompany({ configDir, read, write }: SiteCopy): void {
  const top = dirname(configDir)
  cpSync('tests/fixtures/bakery-languages', configDir, { recursive: true })
  const rye = JSON.parse(read('collections/breads/rye-loaf.json')) as { sections: object[] }
  rye.sections[0] = { ...rye.sections[0], highlight: 'loaf' }
  write('collections/breads/rye-loaf.json', `${JSON.stringify(rye, null, 2)}\n`)
  const visit = JSON.parse(read('pages/visit.json')) as { sections: { delivery?: object }[] }
  visit.sections[2]!.delivery = { kind: 'receiver', subject: 'An order' }
  visit.sections.push({ type: 'media', title: 'The shop', shows: PICTURE } as object)
  const now = `${JSON.stringify(visit, null, 2)}\n`
  write('pages/visit.json', now.replace('"Come by"', '"Come in"'))
  writeFileSync(join(top, '.gitignore'), '.build\ndist\n.schemas\n')
  git(top, 'init', '--quiet', '--initial-branch=main')
  git(top, 'config', 'user.name', 'Ada Baker')
  git(top, 'config', 'user.email', 'ada@mail.example')
  git(top, 'add', '.')
  git(top, 'commit', '--quiet', '-m', 'First words')
  write('pages/visit.json', now)
  git(top, 'commit', '--quiet', '--all', '-m', 'Invite people')
}
