import { checkerModule } from './checkerModule.ts'
import type { BuiltDocument, CheckerReport, Finding } from './finding.ts'

const SETTINGS = {
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  // Files of the site itself are as safe as its documents.
  rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
}

type Message = { ruleId: string; severity: number; message: string; offset: number }
type HtmlValidate = { validateString(html: string, name: string): Promise<{ results: { messages: Message[] }[] }> }
type Module = { HtmlValidate: new (loader: object) => HtmlValidate; StaticConfigLoader: new (settings: object) => object }

/** The errors that html-validate finds. */
export async function htmlValidateChecker(folder: string, documents: readonly BuiltDocument[]): Promise<CheckerReport> {
  const checker = 'html-validate'
  console.log(`  ${checker}: ${documents.length} documents …`)
  const { HtmlValidate, StaticConfigLoader } = await checkerModule<Module>(folder, 'html-validate')
  const validator = new HtmlValidate(new StaticConfigLoader(SETTINGS))
  const findings: Finding[] = []
  for (const { site, path, file, html } of documents) {
    const { results } = await validator.validateString(html, file)
    for (const { ruleId, severity, message, offset } of results.flatMap(({ messages }) => messages)) {
      if (severity > 1)
        findings.push({ site, path, rule: ruleId, says: message, excerpt: html.slice(Math.max(0, offset - 1), offset + 160) })
    }
  }
  return { checker, documents: documents.length, findings }
}
