import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { BuiltDocument, CheckerReport } from './finding.ts'

const MINUTE = 60_000
const MOST_BYTES = 256 * 1024 ** 2

type Message = { url: string; type: string; message: string; extract?: string }

/** The errors that the Nu HTML Checker finds, in one process for all documents. It needs Java. */
export function nuChecker(folder: string, documents: readonly BuiltDocument[]): CheckerReport {
  const checker = 'Nu'
  if (spawnSync('java', ['-version']).error) return { checker, why: 'there is no Java on this machine' }
  console.log(`  ${checker}: ${documents.length} documents …`)
  const jar = join(folder, 'node_modules/vnu-jar/build/dist/vnu.jar')
  const options = ['--format', 'json', '--errors-only', '--exit-zero-always', '--stdout', '--skip-non-html']
  const { error, status, stdout, stderr } = spawnSync(
    'java',
    ['-Xmx1g', '-Xss8m', '-jar', jar, ...options, ...documents.map(({ file }) => file)],
    { encoding: 'utf8', timeout: 10 * MINUTE, maxBuffer: MOST_BYTES },
  )
  if (error || status !== 0) throw new Error(`The Nu HTML Checker ended with ${status}: ${error?.message ?? stderr.slice(0, 400)}`)
  const byFile = new Map(documents.map((document) => [document.file, document]))
  const { messages } = JSON.parse(stdout) as { messages: Message[] }
  const findings = messages.map(({ url, message, extract }) => {
    const { site, path } = byFile.get(decodeURI(url).replace(/^file:\/*/, '/'))!
    return { site, path, rule: ruleOf(message), says: message, excerpt: extract ?? '' }
  })
  return { checker, documents: documents.length, findings }
}

/** Messages have no code: without their values, those of one kind are the same. */
function ruleOf(message: string): string {
  return message.replaceAll(/“[^”]*”/g, '“…”')
}
