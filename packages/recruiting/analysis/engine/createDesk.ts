import type { ServiceToolType, ToolType } from '#packages/recruiting/schemas/ToolProps.ts'
import type { ReadDocument, ReadLimits, ReadResult } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { type KeptResult, withDocuments } from './KeptDocument.ts'
import type { DocumentToRead, ReportProgress, Task } from './messages.ts'
import { type AnalysisOutput, operations } from './operations.ts'

/** Performs the tasks of a worker. Resolves with the output; rejects if code fails. */
export type Desk = (task: Task, report: ReportProgress) => Promise<unknown>

/** The task handler of a worker. It stores the documents that it read until they are released, and analyses those in a task’s input. */
export function createDesk(): Desk {
  const kept = new Map<number, ReadDocument>()
  const find = ({ id }: { id: number }) => {
    const document = kept.get(id)
    if (!document) throw new Error(`There is no document ${id}.`)
    return document
  }

  async function readAll(documents: DocumentToRead[], limits: ReadLimits, report: ReportProgress): Promise<KeptResult[]> {
    const results: KeptResult[] = []
    for (const [index, source] of documents.entries()) {
      if ('bytes' in source) report({ done: index, total: documents.length, what: source.name })
      const result = await read(source, limits)
      if (result.ok) kept.set(source.id, result.document)
      results.push(result.ok ? { ok: true, document: { id: source.id, name: result.document.name, text: result.document.text } } : result)
    }
    return results
  }

  return async (task, report) => {
    if (task.kind === 'read') return readAll(task.documents, task.limits, report)
    if (task.kind === 'give') return task.documents.map((id) => find({ id }))
    if (task.kind === 'parse') return parseAnswer(task.tool, task.answer)
    if (task.kind === 'facts') return (await import('#packages/recruiting/analysis/jobPosts/advertFacts.ts')).advertFacts(task.advert)
    if (task.kind === 'recognise') return readPictures(task, report)
    if (task.kind === 'prepare') return (await import('./prepare.ts')).prepare(task.tool)
    if (task.kind === 'release') return task.documents.forEach((id) => kept.delete(id))
    const analyse: (input: never, report: ReportProgress) => Promise<unknown> = operations[task.tool]
    return analyse(withDocuments(task.input, find) as never, report)
  }
}

/** The schemas of service responses, by tool; they match the tool’s output. */
type AnswerContract = {
  [Tool in ToolType]: { safeParse(answer: unknown): { success: true; data: AnalysisOutput<Tool> } | { success: false } }
}

/** A service response as the output of a tool, without additional properties; null if it does not match. */
async function parseAnswer<Tool extends ToolType>(tool: Tool, answer: unknown): Promise<AnalysisOutput<Tool> | null> {
  // oxlint-disable-next-line no-restricted-imports -- The one place where a browser parses what it did not make itself.
  const { toolAnswers } = await import('#packages/recruiting/schemas/toolAnswers.ts')
  const contract: Partial<AnswerContract> = toolAnswers satisfies Pick<AnswerContract, ServiceToolType>
  const parsed = contract[tool]?.safeParse(answer)
  return parsed?.success ? parsed.data : null
}

async function readPictures(
  { name, bytes, letters, limits }: Extract<Task, { kind: 'recognise' }>,
  report: ReportProgress,
): Promise<string> {
  const { recognise } = await import('#packages/recruiting/analysis/recognition/recognise.ts')
  return recognise(bytes, letters, limits, (percent) => report({ done: Math.round(percent), total: 100, what: name }))
}

async function read(source: DocumentToRead, limits: ReadLimits): Promise<ReadResult> {
  const { name } = source
  if ('text' in source) {
    const { readPasted } = await import('#packages/recruiting/analysis/document/readPasted.ts')
    const result = readPasted(source.text, limits)
    if (!result.ok) return result
    const { facts, ...document } = result.document
    return { ok: true, document: { ...document, name, facts: source.isFromPictures ? { ...facts, isFromPictures: true } : facts } }
  }
  if (!source.bytes) return { ok: false, name, failure: { reason: 'damaged' } }
  const { readFile } = await import('#packages/recruiting/analysis/document/readFile.ts')
  return readFile({ name, bytes: source.bytes }, limits)
}
