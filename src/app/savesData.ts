/** Whether the visitor asks for few bytes, or has so slow a connection that what is fetched ahead would stand in the way. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
