/** Why a draft’s file is inaccessible. */
export function draftRefusal(file: string): string {
  return `${file} belongs to a draft, and drafts are out of reach unless they are allowed (--allow-drafts).`
}
