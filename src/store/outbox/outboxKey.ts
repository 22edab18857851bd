import { ownerMark } from '#src/store/ownerMark.ts'

/** The key of a form’s unsent messages; without a form, the prefix of all such keys of this site (S15). */
export function outboxKey(document: Pick<Document, 'querySelector'>, form = ''): string {
  return `outbox:${ownerMark(document)}:${form}`
}
