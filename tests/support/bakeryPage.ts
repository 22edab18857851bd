/**
 * The file content of a page for the bakery: valid, and not linked from anywhere unless `more` places it in a menu. Fields of `more`
 * replace the default ones.
 */
export function bakeryPage(name: string, more: Record<string, unknown> = {}): string {
  return JSON.stringify({
    name,
    title: `${name} of the bakery`,
    description: `Everything that there is to know about ${name}, in one or two plain sentences.`,
    summary: `${name}.`,
    updated: '2026-11-02',
    sections: [{ type: 'hero', variant: 'plain', title: name, lead: 'A page of the shop.' }],
    ...more,
  })
}
