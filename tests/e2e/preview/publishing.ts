import { rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { axeFindings } from '#tests/e2e/axeFindings.ts'
import { type DevPreview, eventually } from '#tests/e2e/devPreview.ts'
import { harbourFile } from '#tests/support/harbour.ts'
import { git } from '#tests/support/reviewRepository.ts'

const ABOUT = 'pages/about-us.json'
const VISIT = 'pages/quay-visit.json'

/** An author publishes a part of the changes, plans a release, and restores an earlier version of a page. */
export function publishing(editor: DevPreview): void {
  test('one change is taken back, another published, a third goes live with a release, and an earlier version comes back', async () => {
    const { summary, title } = harbourFile<{ summary: string; title: string }>(ABOUT)
    const { title: visit } = harbourFile<{ title: string }>(VISIT)
    const before = [ABOUT, VISIT].map((file) => editor.site.read(file))
    const root = dirname(editor.site.configDir)
    onTestFinished(() => {
      for (const [index, file] of [ABOUT, VISIT].entries()) editor.site.write(file, before[index]!)
      rmSync(join(root, '.git'), { recursive: true })
      rmSync(join(root, '.gitignore'))
    })
    writeFileSync(join(root, '.gitignore'), '.build\ndist\n')
    git(root, 'init', '--quiet', '--initial-branch=main')
    git(root, 'config', 'user.name', 'Ada Quay')
    git(root, 'config', 'user.email', 'ada@mail.example')
    git(root, 'add', '.')
    git(root, 'commit', '--quiet', '-m', 'First words')
    const change = (file: string, from: string, to: string) =>
      editor.site.write(file, editor.site.read(file).replace(`"${from}"`, `"${to}"`))
    change(ABOUT, summary, `${summary} More of it.`)
    change(ABOUT, title, `New: ${title}`)
    change(VISIT, visit, `${visit}, soon`)

    const { page, faults } = await editor.openEditor('/about-us', { width: 1280 })
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Review' }).click()
    await dialog.getByText('3 of 3 changes chosen').waitFor()
    await dialog.getByTitle('After, 390 pixels wide').waitFor()
    expect(await axeFindings(page)).toEqual([])

    await dialog.getByRole('button', { name: /^Take back: .*, Summary/ }).click()
    await dialog.getByText('2 of 2 changes chosen').waitFor()
    expect(editor.site.read(ABOUT)).toBe(before[0]!.replace(`"${title}"`, `"New: ${title}"`))

    await dialog.getByRole('checkbox', { name: /: Title changed: New/ }).uncheck()
    await dialog.getByRole('textbox', { name: 'Name of the release' }).fill('Spring campaign')
    await dialog.getByRole('button', { name: 'Start it with 1 change' }).click()
    await dialog.getByText('Waiting for approval, or in a release (1)').click()
    await dialog.getByText('In the release “Spring campaign”').waitFor()
    await dialog.getByRole('checkbox', { name: /: Title changed: New/ }).check()
    await dialog.getByRole('button', { name: 'Publish 1 change' }).click()
    await dialog.getByText('1 change published on this computer, and not sent to a server.').waitFor()
    expect(git(root, 'diff', '--name-only', 'HEAD^', 'HEAD')).toBe(`config/${ABOUT}`)
    await eventually(() => dialog.getByText(`New: ${title}`).count()).toBe(0)

    await dialog.getByText('Spring campaign 1 change').click()
    await dialog.getByRole('button', { name: 'Show the site with this release' }).click()
    await dialog.getByTitle('With the release, 1440 pixels wide').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Publish “Spring campaign”' }).click()
    await dialog.getByText('Spring campaign 1 change').waitFor({ state: 'detached' })
    expect(git(root, 'log', '-1', '--format=%s')).toBe('Spring campaign')
    expect(git(root, 'status', '--porcelain')).toBe('')
    await dialog.getByRole('button', { name: 'Close' }).click()

    await page.getByRole('button', { name: /^More: the page/ }).click()
    await page.getByRole('menuitem', { name: 'History of the page' }).click()
    await dialog.getByRole('button', { name: /First words/ }).click()
    await dialog.getByTitle('This version, 1440 pixels wide').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Restore this version' }).click()
    await dialog.getByRole('button', { name: 'Restore it' }).click()
    await dialog.getByText('The version is restored.').waitFor()
    expect(editor.site.read(ABOUT)).toBe(before[0])
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await eventually(() => editor.site.read(ABOUT)).toContain(`New: ${title}`)
    expect(faults).toEqual([])
  })
}
