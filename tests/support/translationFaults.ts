import type { Answer } from './ask.ts'
import { type ConfigFiles, type Json, jsonOf } from './oddConfigs.ts'
import type { Written } from './writtenPages.ts'

/** A published site: its pages as written, and the functions that request them. */
type Asked = {
  files: ConfigFiles
  written: readonly Written[]
  answerOf: (path: string) => Promise<Answer>
  documentOf: (path: string) => Promise<Document>
  isRendered: boolean
}

/**
 * The differences of translations, and of untranslated pages, from the config, in sentences. Ignores pages written in the folder of a
 * language.
 */
export async function translationFaults({ files, written, answerOf, documentOf, isRendered }: Asked): Promise<string[]> {
  const languages = ((jsonOf(files, 'site.json')['languages'] ?? []) as Json[]).map(({ tag, notice }) => ({
    folder: tag as string,
    notice: notice as string | undefined,
  }))
  const isBelow = (path: string) => languages.some(({ folder }) => path === `/${folder}` || path.startsWith(`/${folder}/`))
  const redirects = jsonOf(files, 'redirects.json')['redirects'] as { from: string }[]
  const taken = new Set([...written.map(({ path }) => path), ...redirects.map(({ from }) => from.replace(/(?<=.)\/$/, ''))])
  const pages = written.filter(({ path }) => !isBelow(path))
  const faults: string[] = []
  for (const { folder, notice } of languages) {
    const whole = wholeTranslations(files, folder)
    const overlays = new Map(pages.map(({ file }) => [file, overlayOf(files, file, folder)]))
    const used = new Set([...taken, ...[...overlays.values()].flatMap((overlay) => overlay?.['path'] ?? [])])
    for (const { path, file, isLive, title } of pages) {
      if (whole.has(path)) continue
      const waiting = addressIn(files, folder, path, file)
      const overlay = overlays.get(file)
      const address = (overlay?.['path'] as string | undefined) ?? waiting
      const isThere = isLive && (overlay !== undefined || notice !== undefined)
      if (!taken.has(address)) {
        const { status, body } = await answerOf(address)
        if (status !== (isThere ? 200 : 404)) faults.push(`${address}, which is ${path} in ${folder}, answers ${status}`)
        else if (isThere) {
          const page = await documentOf(address)
          const wanted = ((overlay?.['title'] as string | undefined) ?? title).replaceAll(/[ \t\n]+/g, ' ').trim()
          if (!page.title.startsWith(wanted)) faults.push(`${address} has the title ${page.title}, not ${wanted}`)
          if (isRendered && !overlay && !body.includes(notice!)) faults.push(`${address} does not say that it is not translated`)
        }
      }
      if (address === waiting || notice === undefined || !isLive || used.has(waiting)) continue
      const { status, headers } = await answerOf(waiting)
      if (status !== 301 || headers.location !== encodeURI(address))
        faults.push(`${waiting} answers ${status} ${headers.location}, not 301 ${address}`)
    }
  }
  return faults
}

function overlayOf(files: ConfigFiles, file: string, folder: string): Json | undefined {
  const overlay = file.replace(/json$/, `${folder}.json`)
  return files.has(overlay) ? jsonOf(files, overlay) : undefined
}

/** The fully translated pages, in the folder of the language. */
function wholeTranslations(files: ConfigFiles, folder: string): Set<unknown> {
  return new Set(
    [...files.keys()].flatMap((file) => {
      if (!file.startsWith(`pages/${folder}/`) || !file.endsWith('.json')) return []
      return [jsonOf(files, file)['translates'] ?? file.slice(`pages/${folder}`.length, -'.json'.length).replace(/\/index$/, '')]
    }),
  )
}

/** The address of a page in a language without a separate one. */
function addressIn(files: ConfigFiles, folder: string, path: string, file: string): string {
  const [kind, collection] = file.split('/')
  const index = `collections/${collection}/index.${folder}.json`
  const route = kind === 'collections' && files.has(index) ? (jsonOf(files, index)['path'] as string | undefined) : undefined
  return route?.replace('{id}', path.slice(path.lastIndexOf('/') + 1)) ?? `/${folder}${path === '/' ? '' : path}`
}
