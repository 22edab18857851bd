import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { type Ask, askOnTerminal } from '#src/node/edit/askOnTerminal.ts'
import { askUntil } from '#src/node/edit/askUntil.ts'
import { refreshSchemas } from '#src/node/editorSchemas/refreshSchemas.ts'
import { errorReason } from '#src/node/files/systemError.ts'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import { type BuilderPackage, builderPackage } from '#src/node/init/builderPackage.ts'
import { printable } from '#src/node/text/printable.ts'
import { languages } from '#src/node/init/languages.ts'
import type { LookName, SiteKind } from '#src/node/init/choices.ts'
import { type Look, lookOf } from '#src/node/init/looks.ts'
import { typefaces } from '#src/node/fonts/fontPackages.ts'
import { outlines } from '#src/node/fonts/outlines.ts'
import type { FontRole } from '#src/site/theme/fontCss.ts'
import { useTypeface } from './useTypeface.ts'
import { type Answers, kindAndLook, languageOf, questions, whyNotLook } from '#src/node/init/readAnswers.ts'
import { starterConfig } from '#src/node/init/starterConfig.ts'
import type { DrawText } from '#src/node/init/starterPictures.ts'
import type { ThemeFont } from '#schemas/theme.ts'
import { starterProject } from '#src/node/init/starterProject.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { problemsAsText } from '#src/node/validate/reporters/text.ts'
import { slugify } from '#src/site/words/slugify.ts'

/** The folder, and the command-line answers; the rest is asked. `now` is the clock. */
export type InitOptions = {
  words: string[]
  ask?: Ask | undefined
  now?: () => Date
  look?: string | undefined
  addTypeface?: typeof useTypeface
} & {
  [Key in keyof Answers]?: string | undefined
}

/**
 * Creates a new site in an empty folder: a config in the site’s language, and the files of its repository. Returns 0 if it was created and
 * is valid, 1 if it cannot be written, 2 if an answer is missing and there is no terminal to ask in.
 */
export async function init({
  words,
  ask = askOnTerminal(),
  now = () => new Date(),
  look,
  addTypeface = useTypeface,
  ...said
}: InitOptions): Promise<number> {
  const [target, ...more] = words
  if (target === undefined || more.length > 0) return failed('Usage: init <folder>, such as init my-site.', 2)
  const folder = resolve(target)
  const occupied = whyNotFolder(folder)
  if (occupied !== undefined) return failed(occupied, 1)

  const answers: Partial<Record<keyof Answers, string>> = {}
  for (const { key, ask: question, meant, whyNot } of questions) {
    const written = said[key]?.trim() ?? (await askUntil(ask, question, (answer) => whyNot(meant(answer))))
    if (written === undefined) return failed(`--${key} is missing. Add it to the command; init --help lists all options.`, 2)
    const answer = meant(written)
    const refusal = whyNot(answer)
    if (refusal !== undefined) return failed(printable(refusal), 2)
    answers[key] = answer
  }
  const { name, colour, language, mail } = answers as Answers
  const chosen = kindAndLook(answers.kind!)
  const kind = chosen.kind as SiteKind
  const lookName = (look?.trim().toLowerCase() ?? chosen.look) as LookName | undefined
  const noLook = lookName === undefined ? undefined : whyNotLook(lookName)
  if (noLook !== undefined) return failed(printable(noLook), 2)
  const style = lookName && lookOf(lookName)
  const slug = slugify(name, new Set())
  const pack = languages[languageOf(language)]
  const today = now().toISOString().slice(0, 10)
  const start = { name, colour, language, kind, mail, url: `https://www.${slug}.example`, today, look: style }
  const config = starterConfig(start, pack)

  const { spec, packed } = builderPackage(folder, PROJECT_ROOT)
  const configDir = join(folder, 'config')
  try {
    for (const [file, text] of Object.entries(starterProject(spec, { name, mail }, slug, pack))) write(join(folder, file), text)
    for (const [file, content] of Object.entries(config)) write(join(configDir, file), textOf(content))
    write(join(configDir, '.schemas/.gitignore'), 'live.schema.json\n')
    if (packed?.from !== undefined) copyFileSync(packed.from, join(folder, packed.name))
  } catch (error) {
    return failed(`The site could not be written: ${errorReason(error)}.`, 1)
  }
  const missing = style ? await addTypefaces(configDir, style, addTypeface) : []
  const draw = style && (await drawName(configDir, style, language))
  if (draw) {
    const drawn = starterConfig({ ...start, draw }, pack)
    for (const file of ['assets/logo.svg', 'site.json']) writeFileSync(join(configDir, file), textOf(drawn[file]!))
  }
  const { site, problems } = loadSite(configDir)
  if (!site) return failed(problemsAsText(problems), 1)
  const stale = refreshSchemas(configDir, site, 'wanted')
  if (stale !== undefined) console.error(stale)
  const shown = relative('.', folder) || '.'
  console.log(
    [
      `${site.pages.length + 1} pages were written to ${shown}/config. README.md lists what to fill in before the site goes online.`,
      ...missing,
      ...(packed ? [aboutPacked(packed, shown)] : []),
      '',
      ...(shown === '.' ? [] : [/\s/.test(shown) ? `cd "${shown}"` : `cd ${shown}`]),
      'npm install',
      'npm start',
    ].join('\n'),
  )
  return 0
}

/** The weight of a name in a logo, unless headings have one. */
const BOLD = 700

/** Adds the typefaces of a look; for those that cannot be fetched, what to do later, one line each. */
async function addTypefaces(configDir: string, { typefaces: own }: Look, add: typeof useTypeface): Promise<string[]> {
  const lines: string[] = []
  for (const [role, family] of Object.entries(own) as [FontRole, string][]) {
    const typeface = typefaces.find((known) => known.family === family)!
    const refusal = await add(configDir, typeface, role)
    const use = role === 'text' ? '' : ` --for ${role}`
    if (refusal) lines.push(`${refusal.reason} Until then, a system font is shown: npm run fonts -- add "${family}"${use}.`)
  }
  return lines
}

/** Draws texts as headings of the new site are set; undefined without a font file. */
async function drawName(configDir: string, { theme: { headings } }: Look, language: string): Promise<DrawText | undefined> {
  const theme = JSON.parse(readFileSync(join(configDir, 'theme.json'), 'utf8')) as { font?: ThemeFont; headings?: { font?: ThemeFont } }
  const [file] = (theme.headings?.font ?? theme.font)?.files ?? []
  if (!file) return undefined
  const draw = await outlines(readFileSync(join(configDir, file.src)), headings?.weight ?? BOLD)
  return headings?.case === 'capitals' ? (text) => draw(text.toLocaleUpperCase(language)) : draw
}

/** The text of a file of the new site. */
function textOf(content: string | Record<string, unknown>): string {
  return typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`
}

/** The builder is not published in a registry, so the site includes its file. */
function aboutPacked({ name, from }: NonNullable<BuilderPackage['packed']>, shown: string): string {
  const where = from === undefined ? `Copy the packed builder, ${name}, to ${shown} first.` : `The builder was copied there as ${name}.`
  return `${where} It is not in any registry; its owners decide whether it is published and who may use it.`
}

/** Why a folder cannot contain a new site; undefined if it can. Files of git do not count. */
function whyNotFolder(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined
  if (!statSync(folder).isDirectory()) return `${printable(folder)} is a file; name a new or empty folder.`
  const [first] = readdirSync(folder).filter((name) => name !== '.git')
  return first === undefined ? undefined : `${printable(folder)} is not empty: it contains ${printable(first)}. Name a new or empty folder.`
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text, { flag: 'wx' })
}

function failed(why: string, code: 1 | 2): number {
  console.error(why)
  return code
}
