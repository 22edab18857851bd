/** A `mailto:` link; without a text it has only the subject. */
export function mailtoHref({ to, subject }: { to: string; subject: string }, text = ''): string {
  const body = text && `&body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}${body}`
}
