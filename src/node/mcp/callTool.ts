import { readShaped } from '#src/node/config/parse/readShaped.ts'
import { printable } from '#src/node/text/printable.ts'
import { errorReason } from '#src/node/files/systemError.ts'
import { LONGEST_ANSWER } from './bounded.ts'
import type { Tool, ToolAnswer, ToolPlace } from './tool.ts'

/** Calls a tool with unvalidated arguments. Invalid arguments and errors are reported in the response: it never throws. */
export async function callTool(tool: Tool, given: unknown, place: ToolPlace): Promise<ToolAnswer> {
  const source = asJson(given ?? {})
  if (source === undefined) return { text: 'The arguments are nested too deeply. Send them with fewer levels.', isError: true }
  const read = readShaped(tool.input, source, 'arguments')
  if ('problems' in read) {
    const lines = read.problems
      .slice(0, 20)
      .map(({ path, message, hint }) => `${path || 'arguments'}: ${message}${hint ? `. ${hint}` : ''}`)
    return { text: lines.map(printable).join('\n'), isError: true }
  }
  try {
    const answer = await tool.call(read.value, place)
    if (answer.text.length <= LONGEST_ANSWER) return answer
    return {
      text: `${answer.text.slice(0, LONGEST_ANSWER)}\n… cut here: the answer has ${answer.text.length} characters.`,
      isError: answer.isError ?? false,
    }
  } catch (error) {
    return { text: `Something went wrong: ${errorReason(error)}`, isError: true }
  }
}

/** A value as JSON; undefined if it is nested too deeply. */
function asJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}
