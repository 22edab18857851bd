/**
 * A page for the bakery as the text of its file: sound, and reached by nobody unless it says where it stands. More fields replace its own.
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
