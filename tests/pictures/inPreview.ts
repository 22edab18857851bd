import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { launchBrowser } from '#tests/support/browser/launch.ts'
import { startCli } from '#tests/support/cli.ts'

/** Starts the preview of a config folder and a browser, calls `look` with the address of the preview, and ends both. */
export async function inPreview(
  { configDir, dist }: { configDir: string; dist: string },
  look: (browser: Browser, url: string) => Promise<void>,
): Promise<void> {
  const preview = startCli(['dev', '--config', configDir, '--out', dist], { PORT: '0' })
  const browser = await launchBrowser()
  try {
    const url = await new Promise<string>((resolve, reject) => {
      createInterface({ input: preview.stdout! }).on('line', (line) => {
        const found = /^Preview (http:\/\/[^\s/]+)/.exec(line)?.[1]
        if (found) resolve(found)
      })
      preview.once('close', () => reject(new Error('The preview has ended.')))
    })
    await look(browser, url)
  } finally {
    await browser.close()
    if (preview.exitCode === null) {
      const ended = once(preview, 'close')
      preview.kill()
      await ended
    }
  }
}

/** A screenshot as WebP for documents, `width` pixels wide: the best quality with at most `most` bytes. Throws if none is small enough. */
export async function smallPicture(screenshot: Buffer, width: number, most: number): Promise<Buffer> {
  for (const quality of [80, 70, 60, 50, 40, 30, 20]) {
    const picture = await sharp(screenshot).resize({ width }).webp({ quality, effort: 6 }).toBuffer()
    if (picture.length <= most) return picture
  }
  throw new Error('The picture cannot be made small enough; show less of the page.')
}
