/** The spellings in which a config may contain an address that `plainAddress` returned: with letters in both forms, or encoded. */
export function addressSpellings(address: string): string[] {
  if (!/[\u0080-\uffff]/.test(address)) return [address]
  const forms = [address, address.normalize('NFD')]
  const encoded = forms.map((form) => form.replace(/[\u0080-\uffff]+/g, encodeURIComponent))
  return [...new Set([...forms, ...encoded, ...encoded.map((form) => form.replace(/%[\dA-F]{2}/g, (sign) => sign.toLowerCase()))])]
}
