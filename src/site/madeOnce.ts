/** Caches a function by its argument. */
export function madeOnce<Given, Made>(make: (given: Given) => Made): (given: Given) => Made {
  const made = new Map<Given, Made>()
  return (given) => {
    const before = made.get(given)
    if (before !== undefined || made.has(given)) return before as Made
    const now = make(given)
    made.set(given, now)
    return now
  }
}
