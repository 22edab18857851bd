import { NOT_FOUND_FILE } from './listFiles.ts'

/** Whether a file of a config folder is a page or an entry, or a translation of one, by its name. */
export function isPageFile(file: string): boolean {
  if (!file.endsWith('.json') || file === NOT_FOUND_FILE) return false
  const parts = file.split('/')
  return parts[0] === 'pages' || (parts[0] === 'collections' && parts.length === 3 && parts[2] !== 'index.json')
}
