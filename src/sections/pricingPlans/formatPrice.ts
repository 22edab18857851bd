const formats = new Map<string, Intl.NumberFormat>()

/** Formats an amount with its currency for a language; with decimals only if it is not whole, and then as many as the currency has. */
export function formatPrice(amount: number, currency: string, language: string): string {
  const isWhole = Number.isInteger(amount)
  const key = `${language} ${currency} ${isWhole}`
  let format = formats.get(key)
  if (!format) {
    const { maximumFractionDigits = 2 } = new Intl.NumberFormat(language, { style: 'currency', currency }).resolvedOptions()
    // Three for a dinar; at least two, so that amounts in a currency without decimals are not rounded.
    const digits = isWhole ? 0 : Math.max(2, maximumFractionDigits)
    format = new Intl.NumberFormat(language, { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits })
    formats.set(key, format)
  }
  return format.format(amount)
}
