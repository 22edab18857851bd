import type { Token } from 'markdown-it'

/** The items of each ordered list. */
export function orderedLists(tokens: readonly Token[]): Token[][] {
  const lists: Token[][] = []
  const open: (Token[] | undefined)[] = []
  for (const token of tokens) {
    if (token.type === 'ordered_list_open') lists.push((open[open.push([]) - 1] = []))
    else if (token.type === 'bullet_list_open') open.push(undefined)
    else if (token.type === 'ordered_list_close' || token.type === 'bullet_list_close') open.pop()
    else if (token.type === 'list_item_open') open.at(-1)?.push(token)
  }
  return lists
}

/** The number of an item in an ordered list, as written. */
export function numberOf({ info }: Pick<Token, 'info'>): number {
  return Number(info)
}
