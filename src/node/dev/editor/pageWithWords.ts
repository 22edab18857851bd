import { files as fileTable } from '#src/contract/files.ts'
import { valueAt } from '#src/site/valueAt.ts'
import { withValue } from '#src/node/config/assemble/renderTexts.ts'
import { BUILD_ID } from '#src/node/dev/buildId.ts'
import type { PreviewContext } from '#src/node/dev/previewContext.ts'
import { pageState } from '#src/node/dev/pageState.ts'
import type { GoodSite } from '#src/node/dev/preview.ts'
import { liveMenus } from '#src/site/menus/liveMenus.ts'
import { makeShellData } from '#src/site/menus/makeShellData.ts'
import type { ShellData } from '#src/site/menus/shellData.ts'
import type { KeyPath, Site } from '#src/site/site.ts'
import { editorFile } from './editorFile.ts'

/** A text of a page: the index of its section, or `header` or `footer`, its key path there, and the words to show instead. */
export type OtherWords = { region: string; keyPath: KeyPath; text: string; shown: string }

/**
 * The HTML of a page with other words in some of its texts, so that searching for the words shows where each text is rendered. Texts that
 * no longer equal `text` are kept. Returns undefined if there is no page, or if it cannot be rendered with these words.
 */
export function pageWithWords(desk: PreviewContext, path: string, texts: readonly OtherWords[]): string | undefined {
  const { good } = desk.preview
  if (!good) return undefined
  const { data } = pageState(good, path, desk.version)
  const sections = data.sections.map((section, index) => withWords(section, ofRegion(texts, String(index))))
  try {
    return desk.entry.renderPage(shellWithWords(desk, good, texts), { ...data, sections }, good.frame.baseCss).html
  } catch {
    // A component that does not accept every text, such as one that parses a number.
    return undefined
  }
}

const ofRegion = (texts: readonly OtherWords[], region: string) => texts.filter((text) => text.region === region)

function withWords<Value>(value: Value, texts: readonly OtherWords[]): Value {
  const put = (now: Value, { keyPath, text, shown }: OtherWords) =>
    valueAt(now, keyPath) === text ? (withValue(now, keyPath, shown) as Value) : now
  return texts.reduce(put, value)
}

/**
 * The shell of all pages, with other words in header and footer. They are replaced before filtering what is live, because key paths are
 * those on disk.
 */
function shellWithWords(
  { configDir, at = Date.now() }: PreviewContext,
  { site, frame }: GoodSite,
  texts: readonly OtherWords[],
): ShellData {
  const around = {
    header: withWords(onDisk(configDir, 'header') ?? site.header, ofRegion(texts, 'header')),
    footer: withWords(onDisk(configDir, 'footer') ?? site.footer, ofRegion(texts, 'footer')),
  }
  const live = liveMenus({ ...site, ...around }, at)
  const { announcement, header, footer } = makeShellData(live, frame.shell.iconsUrl, BUILD_ID)
  return { ...frame.shell, announcement, header, footer }
}

/** A file as written, including content that is not live now; undefined if it is invalid. */
function onDisk<Kind extends 'header' | 'footer'>(configDir: string, kind: Kind): Site[Kind] | undefined {
  const { schema } = fileTable.find((entry) => entry.kind === kind)!
  const parsed = schema.safeParse(editorFile(configDir, `${kind}.json`, [])?.value)
  return parsed.success ? (parsed.data as Site[Kind]) : undefined
}
