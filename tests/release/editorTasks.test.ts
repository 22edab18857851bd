import { dirname } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { devPreview } from '#tests/e2e/devPreview.ts'
import { git as gitIn } from '#tests/support/reviewRepository.ts'
import { editedCompany } from './editorTasks/editedCompany.ts'
import { type Marketer, marketer } from './editorTasks/marketer.ts'
import { type TaskSite, tasks } from './editorTasks/tasks.ts'

const editor = devPreview({ from: 'tests/fixtures/bakery', command: 'edit', prepare: editedCompany })
const git = (...words: string[]) => gitIn(dirname(editor.site.configDir), ...words)

const site: TaskSite = {
  editor,
  changes() {
    git('add', '--intent-to-add', '.')
    const lines = git('diff', '--numstat').split('\n').filter(Boolean)
    return {
      files: lines.map((line) => line.split('\t')).map(([added, removed, file]) => `${file!.replace('config/', '')} +${added} -${removed}`),
      hunks: git('diff', '--unified=0')
        .split('\n')
        .filter((line) => line.startsWith('@@')).length,
    }
  },
}

/** The most steps of a task. */
const MOST_STEPS = 30

/** Takes back one step at a time, until all files are as they were. */
async function undoAll({ page, button }: Marketer): Promise<void> {
  for (let steps = 0; steps < MOST_STEPS && git('status', '--porcelain') !== ''; steps += 1) {
    if (!(await button('Undo').isEnabled())) return
    const answered = page.waitForResponse('**/_dev/edit/undo')
    await button('Undo').click()
    expect(await (await answered).json()).toMatchObject({ status: 'written' })
  }
}

describe('tasks of a marketer in the editor', { timeout: 600_000 }, () => {
  const cases = [1280, 1440, 768].flatMap((width) =>
    tasks.filter(({ byTouch = false }) => width > 768 || byTouch).map((task) => ({ ...task, width })),
  )
  test.each(cases)(
    'task $name, at $width pixels: as few presses as in the review, and undo is exact',
    async ({ name, width, most, run }) => {
      const start = git('rev-parse', 'HEAD')
      onTestFinished(() => {
        git('reset', '--quiet', '--hard', start)
        git('clean', '--quiet', '--force', '-d', 'config')
      })
      const person = await marketer(editor, name, width)
      await run(person, site)
      await person.picture()
      if (process.env['TASK_PICTURES']) console.log(`${name}, ${width}: ${person.presses()} presses of ${most}`)
      expect(person.presses()).toBeLessThanOrEqual(most)
      // What was published is taken back, too.
      git('reset', '--quiet', start)
      await undoAll(person)
      expect(git('status', '--porcelain')).toBe('')
      expect(person.faults).toEqual([])
    },
  )
})
