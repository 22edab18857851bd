/** What this browser keeps for the site; null where that is shut. */
export function browserStorage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}
