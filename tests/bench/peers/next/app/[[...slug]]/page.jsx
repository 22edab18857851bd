import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import shell from '../../data/shell.json'
import { Section } from '../../parts/Section'

export const dynamicParams = false
const CONTENT = join(process.cwd(), 'content')

export async function generateStaticParams() {
  const files = await readdir(CONTENT, { recursive: true })
  return files.flatMap((file) => (file.endsWith('.json') ? [{ slug: file === 'index.json' ? [] : file.slice(0, -5).split('/') }] : []))
}

export async function generateMetadata({ params }) {
  const { title, description } = await pageAt(params)
  return { title: `${title} · ${shell.titleSuffix}`, description }
}

// oxlint-disable-next-line import/no-default-export -- Next.js asks for it.
export default async function Page({ params }) {
  const { sections } = await pageAt(params)
  return sections.map((section, index) => <Section key={index} section={section} />)
}

async function pageAt(params) {
  const { slug = ['index'] } = await params
  return JSON.parse(await readFile(`${join(CONTENT, ...slug)}.json`, 'utf8'))
}
