/** Addresses of the site that are no pages: files that every build makes, what servers answer by themselves, and what hosts read. */
const OWN = [
  /^\/(?:robots\.txt|sitemap(?:-\d+)?\.xml|healthz|_headers|_redirects|\.well-known\/security\.txt)$/,
  /^\/(?:sbom\.cdx\.json|third-party-notices\.txt)$/,
  /^\/(?:static|_forms)(?:\/|$)/,
  /^(?:\/[a-z0-9-]+)?\/404(?:\.html)?$/,
]

/** Whether an address is one of these, in whatever capitals and with a slash at its end or not. */
export function isOwnFile(path: string): boolean {
  const plain = path.toLowerCase().replace(/(?<!\/)\/+$/, '')
  return OWN.some((own) => own.test(plain))
}
