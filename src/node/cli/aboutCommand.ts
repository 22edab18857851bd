import type { Command } from './command.ts'

/** What a command does, in sentences of Markdown. */
export function aboutCommand({ summary, details }: Command): string {
  return `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.${details ? ` ${details}` : ''}`
}
