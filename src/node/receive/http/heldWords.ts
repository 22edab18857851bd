import type { ReceivedForm } from '#src/node/receive/receivedForms.ts'

/** What visitors read when a message is held. */
export function heldWords(form: ReceivedForm & { held?: { title: string; text: string } }): { title: string; text: string } {
  return form.held ?? { title: 'We have your message', text: 'A person looks at it before it is passed on.' }
}
