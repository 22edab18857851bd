import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signed cookies of a server: each has a purpose, and counts for no other one. */
export type Cookies = {
  /** The `Set-Cookie` header for a value, which ends after some seconds; an empty one deletes the cookie. */
  set(purpose: Purpose, value: string, seconds: number): string
  /** The value that the server has set; undefined if there is none or its signature is wrong. */
  read(purpose: Purpose, header: string | undefined): string | undefined
}

type Purpose = 'login' | 'session'

/** Cookies signed with a key; `isSecure` is false only on this machine, where there is no TLS. */
export function signedCookies(key: Buffer, isSecure: boolean): Cookies {
  // Browsers accept this prefix only from the same host, with Secure, and for all paths.
  const nameOf = (purpose: Purpose) => `${isSecure ? '__Host-' : ''}team-${purpose}`
  const signature = (purpose: Purpose, value: string) => createHmac('sha256', key).update(`${purpose}\n${value}`).digest('base64url')

  return {
    set(purpose, value, seconds) {
      const text = value === '' ? '' : `${Buffer.from(value).toString('base64url')}.${signature(purpose, value)}`
      const parts = [`${nameOf(purpose)}=${text}`, 'Path=/', `Max-Age=${value === '' ? 0 : seconds}`, 'HttpOnly', 'SameSite=Lax']
      return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ')
    },
    read(purpose, header = '') {
      const start = `${nameOf(purpose)}=`
      const found = header
        .split(';')
        .map((part) => part.trim())
        .filter((part) => part.startsWith(start))
      // Two cookies of one name: another host or path has set one of them.
      if (found.length !== 1) return undefined
      const [text = '', signed = ''] = found[0]!.slice(start.length).split('.')
      const value = Buffer.from(text, 'base64url').toString()
      return isSame(signed, signature(purpose, value)) ? value : undefined
    },
  }
}

/** Whether two texts are equal, in a time that does not depend on where they differ. */
export function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => createHmac('sha256', 'same').update(text).digest())
  return timingSafeEqual(first!, second!)
}
