import type { ToolLimits } from '#schemas/tool.ts'
import type { ReadDocument } from '#src/tools/document/ReadDocument.ts'
import { readLimits } from './useDocuments.ts'
import type { RunOperation } from './useRun.ts'

/** Sample texts as documents under their names; what cannot be read is left out. */
export async function readSamples(
  samples: readonly { name: string; text: string }[],
  limits: ToolLimits,
  run: RunOperation,
): Promise<ReadDocument[]> {
  const documents: ReadDocument[] = []
  // One after the other: a run ends the one before it.
  for (const { name, text } of samples) {
    const result = await run('readText', { text, limits: readLimits(limits) })
    if (result?.ok) documents.push({ ...result.document, name })
  }
  return documents
}
