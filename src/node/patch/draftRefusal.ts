/** Why a file of a draft cannot be had. */
export function draftRefusal(file: string): string {
  return `${file} belongs to a draft, and drafts are out of reach unless they are allowed (--allow-drafts).`
}
