import { ownerMark } from '#src/store/ownerMark.ts'

/** The key under which the messages of a form wait; without a form, the beginning of all such keys of this site (S15). */
export function outboxKey(document: Pick<Document, 'querySelector'>, form = ''): string {
  return `outbox:${ownerMark(document)}:${form}`
}
