/** Why a draft’s file is inaccessible. */
export function draftRefusal(file: string): string {
  return `${file} belongs to a draft. To change drafts, use --allow-drafts.`
}
