/** Addresses of the site that are not pages: files of every build, responses of servers, and files that hosts read. */
export const OWN_FILES: readonly RegExp[] = [
  /^\/(?:robots\.txt|sitemap(?:-\d+|-news)?\.xml|healthz|_headers|_redirects|\.well-known\/security\.txt)$/,
  /^(?:\/[a-z0-9-]+)?\/llms\.txt$/,
  /^\/(?:sbom\.cdx\.json|third-party-notices\.txt)$/,
  /^\/(?:static|_forms)(?:\/|$)/,
  /^(?:\/[a-z0-9-]+)?\/404(?:\.html)?$/,
]

/** Whether an address is one of these, ignoring case and a trailing slash. */
export function isOwnFile(path: string): boolean {
  const plain = path.toLowerCase().replace(/(?<!\/)\/+$/, '')
  return OWN_FILES.some((own) => own.test(plain))
}
