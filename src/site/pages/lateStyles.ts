/**
 * The link to the styles of what stands below all else. Browsers show what is above it meanwhile, and go on where it does not come; they
 * fetch it after what the first screen needs.
 */
export function lateStyles(url: string): string {
  return `<link rel="stylesheet" href="${url}" fetchpriority="low" data-late="">`
}
