import { describe, expect, test } from 'vitest'
import { eventually, useBrowser } from '#tests/e2e/visit.ts'
import { openTool, toolOf, useTool, words } from './toolPages.ts'

const { visit } = useBrowser()

describe('R5 advice', () => {
  test('the score and what to do first follow what is typed; the hand stays, and only the last score is said', async () => {
    const { page, box, report, trySample, faults } = await openTool(visit, toolOf('resumeChecker'))
    await trySample()
    const score = () => report.locator('.dial').innerText()
    const before = await score()
    const said = page.locator('form.sheet .live-status')
    await page.evaluate(() => {
      const heard: string[] = []
      const status = document.querySelector('form.sheet .live-status')!
      new MutationObserver(() => heard.push(status.textContent ?? '')).observe(status, {
        childList: true,
        characterData: true,
        subtree: true,
      })
      Object.assign(window, { heard })
    })
    await box().press('Control+End')
    const scroll = await page.evaluate(() => window.scrollY)
    await box().pressSequentially('\nReferences and a hobby', { delay: 5 })
    await box().fill((await box().inputValue()).replace('mika@mail.example | ', ''))
    await eventually(score).not.toBe(before)
    await eventually(() => report.locator('.fixes').innerText()).toContain('Email')
    expect(await box().evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await page.evaluate(() => window.scrollY)).toBe(scroll)
    const now = `Score now: ${(await score()).match(/\d+/)![0]} of 100.`
    await eventually(() => page.locator('.live-score').innerText()).toContain(now)
    await eventually(() => said.innerText()).toContain(now)
    const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard)
    expect(heard.length).toBeLessThan(6)
    expect(await report.locator('.remark', { hasText: words.ofSample }).count()).toBe(0)
    expect(faults).toEqual([])
  })

  test('R5.5 R5.10 a resume stands beside several adverts, each with its score, and a new version is held against all of them', async () => {
    const { page, box, report, trySample, analyse, faults } = await openTool(visit, toolOf('resumeSync'))
    await trySample()
    expect(await report.locator('.adverts tbody').count()).toBe(0)
    expect(await report.locator('.fixes li').count()).toBeGreaterThan(0)
    await report.getByRole('button', { name: 'Add another advert' }).click()
    expect(await box(1).evaluate((element) => element === document.activeElement)).toBe(true)
    await box(1).fill('Harbour pilot\n\nRequired\n- Radar\n- First aid\n- Python')
    await analyse()
    const rows = report.locator('.adverts tbody tr')
    expect(await rows.count()).toBe(2)
    const pilot = rows.filter({ hasText: 'Harbour pilot' })
    expect(await pilot.innerText()).toContain('Python')
    expect(await pilot.getAttribute('aria-current')).toBe('true')
    await box(0).fill(`${await box(0).inputValue()}, Python`)
    await eventually(() => pilot.innerText()).not.toContain('Python')
    expect(await pilot.innerText()).toContain('before')

    await page.reload()
    await useTool(page, toolOf('resumeSync'))
    await report.waitFor()
    expect(await rows.count()).toBe(2)
    const deckhand = rows.filter({ hasText: 'Deckhand' })
    await deckhand.getByRole('button', { name: /^Show/ }).click()
    expect(await deckhand.getAttribute('aria-current')).toBe('true')
    expect(await box(1).inputValue()).toContain('You moor coasters')
    await report.locator('.keywords summary').click()
    expect(await report.locator('.keywords tbody tr').first().innerText()).toContain('Nowhere')
    await pilot.getByRole('button', { name: /^Remove/ }).click()
    await eventually(() => report.locator('.adverts tbody').count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Add another advert')
    expect(faults).toEqual([])
  })

  test('R5.3 a profile of which nothing is filled in is asked for, where the focus goes, until something is there', async () => {
    const { page, submit, report } = await openTool(visit, toolOf('profileOptimizer'))
    const headline = page.locator('#profile_headline')
    await submit.press('Enter')
    const mistake = page.locator('#profile_headline_error')
    expect(await mistake.innerText()).toBe('Nothing is filled in yet. Start with the headline or About.')
    expect(await headline.getAttribute('aria-describedby')).toContain('profile_headline_error')
    expect(await headline.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await report.count()).toBe(0)
    await page.locator('#profile_about').fill('I bake 200 loaves a day.')
    await eventually(() => mistake.count()).toBe(0)
  })
})
