/** A complete URL from a web address as typed or written: `www.bakery.example/jobs` gets `https://`. Empty for any other input. */
export function webAddress(text: string): string {
  const typed = text.trim()
  const whole = /^[a-z][a-z\d+.-]{0,20}:/i.test(typed) ? typed : `https://${typed}`
  if (typed === '' || /\s/.test(typed) || !URL.canParse(whole)) return ''
  const { protocol, hostname, username, href } = new URL(whole)
  return /^https?:$/.test(protocol) && username === '' && /[^.]\.[^.]/.test(hostname) ? href : ''
}
