import { describe, expect, test } from 'vitest'
import { eventually, useBrowser } from '#tests/e2e/visit.ts'
import { openTool, toolOf, words } from './toolPages.ts'

const { visit } = useBrowser()

describe('R5 advice', () => {
  test('the score and what to do first follow what is typed; the hand stays, and only the last score is said', async () => {
    const { page, box, report, trySample, faults } = await openTool(visit, toolOf('resumeChecker'))
    await trySample()
    const score = () => report.locator('.dial').innerText()
    const before = await score()
    const said = page.locator('form.sheet .run > [role="status"]')
    await page.evaluate(() => {
      const heard: string[] = []
      const status = [...document.querySelectorAll('form.sheet .run > [role="status"]')].at(-1)!
      new MutationObserver(() => heard.push(status.textContent ?? '')).observe(status, {
        childList: true,
        characterData: true,
        subtree: true,
      })
      Object.assign(window, { heard })
    })
    await box().press('Control+End')
    const scroll = await page.evaluate(() => window.scrollY)
    await box().pressSequentially('\nReferences and a hobby, then one more line of words', { delay: 5 })
    await box().fill((await box().inputValue()).replace('mika@mail.example | ', ''))
    await eventually(score).not.toBe(before)
    await eventually(() => report.locator('.fixes').innerText()).toContain('Email')
    expect(await box().evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await page.evaluate(() => window.scrollY)).toBe(scroll)
    const now = `Score now: ${(await score()).match(/\d+/)![0]} of 100.`
    await eventually(() => page.locator('.live-score').innerText()).toContain(now)
    await eventually(() => said.last().innerText()).toContain(now)
    const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard)
    expect(heard.length).toBeLessThan(6)
    expect(await report.locator('.remark', { hasText: words.ofSample }).count()).toBe(0)
    expect(faults).toEqual([])
  })

  test('the score rises by the points that the first fix is worth', async () => {
    const { box, report, analyse, trySample } = await openTool(visit, toolOf('resumeChecker'))
    await trySample()
    const whole = await box().inputValue()
    const total = async () => Number((await report.locator('.dial').innerText()).match(/\d+/)![0])
    const best = await total()
    await box().fill(whole.replace('mika@mail.example | ', ''))
    await analyse()
    const email = report.locator('.fixes li', { hasText: 'Email' }).first()
    const [, points] = (await email.innerText()).match(/worth (\d+) of 100/)!
    expect((await total()) + Number(points)).toBe(best)
    expect(await report.locator('.fixes h3').innerText()).toBe(words.fixFirst)
    expect(await report.locator('.fixes > .findings > li').count()).toBe(3)
  })

  test('a profile is judged again while its fields are filled in', async () => {
    const { page, report, trySample } = await openTool(visit, toolOf('profileOptimizer'))
    await trySample()
    const before = await report.locator('.dial').innerText()
    await page.locator('#profile-headline').fill('Boatswain, 12 years at sea')
    await eventually(() => report.locator('.dial').innerText()).not.toBe(before)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('profile-headline')
  })
})
