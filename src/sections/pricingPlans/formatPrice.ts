const formats = new Map<string, Intl.NumberFormat>()

/** An amount with its currency sign as readers of `language` write it; cents only where there are some. */
export function formatPrice(amount: number, currency: string, language: string): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  const key = `${language} ${currency} ${digits}`
  let format = formats.get(key)
  if (!format)
    formats.set(
      key,
      (format = new Intl.NumberFormat(language, {
        style: 'currency',
        currency,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      })),
    )
  return format.format(amount)
}
