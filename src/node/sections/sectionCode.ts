import { readFileSync } from 'node:fs'
import { didYouMean } from '#src/site/words/nearest.ts'
import type { KeyPath } from '#src/site/site.ts'
import { type TextPlace, placeIn } from './placeIn.ts'

/** A node of the bundler’s syntax tree. */
type Node = { type: string; start: number } & Record<string, unknown>

/**
 * The position of an example of a section type, or of a value in it, in the schema file; of the deepest part of the path that is written
 * there. Undefined if the examples are not literals in the call of `section`.
 */
export async function exampleAt(file: string, index: number, keyPath: KeyPath): Promise<TextPlace | undefined> {
  const { code, program } = await parsed(file)
  const call = everyNode(program).find(({ type, callee }) => type === 'CallExpression' && (callee as Node)['name'] === 'section')
  let found = valueIn((call?.['arguments'] as Node[] | undefined)?.[3], index)
  for (const key of keyPath) {
    const inner = found && valueIn(found, key)
    if (!inner) break
    found = inner
  }
  return found && placeIn(code, found.start)
}

/** The problem of an own section type: the file, the place in it if known, and what to do. */
export type SectionFault = TextPlace & { file: string; message: string; hint: string }

/** Code that uses a name which it neither imports nor declares. */
export class UndeclaredName extends Error {
  constructor({ name, hint, ...place }: NonNullable<Awaited<ReturnType<typeof undeclaredName>>>, file: string) {
    super(`"${name}" is used here but neither imported nor declared`)
    this.fault = { file, ...place, message: this.message, hint }
  }

  readonly fault: SectionFault
}

/**
 * The first component or hook that a file uses without importing or declaring it, or the first such name that is a misspelling of a
 * declared one; undefined if there is none. Other names may be browser globals. Code that cannot be parsed is left to the bundler.
 */
export async function undeclaredName(file: string): Promise<(TextPlace & { name: string; hint: string }) | undefined> {
  const read = await parsed(file).catch(() => undefined)
  if (!read) return undefined
  const { code, program } = read
  const declared = new Set<string>()
  const used: Node[] = []
  collectNames(program, declared, used)
  for (const node of used) {
    const name = String(node['name'])
    if (declared.has(name) || name in globalThis || BROWSER.has(name)) continue
    const meant = didYouMean(name, [...declared])
    const isHook = HOOK.test(name)
    if (node.type !== 'JSXIdentifier' && !isHook && meant === undefined) continue
    const hint = OF_REACT.test(name) ? `Import it: import { ${name} } from 'react'.` : (meant ?? 'Import it, or fix its name.')
    return { ...placeIn(code, node.start), name, hint }
  }
  return undefined
}

/** The naming pattern of hooks; no browser global matches it. */
const HOOK = /^use[A-Z]/

/** React’s hooks. */
const OF_REACT =
  /^use(?:ActionState|Callback|Context|DeferredValue|Effect|Id|LayoutEffect|Memo|Optimistic|Reducer|Ref|State|SyncExternalStore|Transition)$/

/** Browser globals similar to common names in components. */
const BROWSER: ReadonlySet<string> = new Set(
  'window document location history screen parent frames self top name status event React'.split(' '),
)

async function parsed(file: string): Promise<{ code: string; program: Node }> {
  const { parseAst } = await import('vite')
  const code = readFileSync(file, 'utf8')
  return { code, program: parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node }
}

/** Keys of nodes whose names are neither uses nor declarations, unless they are computed. */
const NAMING: Readonly<Record<string, string>> = {
  MemberExpression: 'property',
  Property: 'key',
  MethodDefinition: 'key',
  PropertyDefinition: 'key',
  LabeledStatement: 'label',
  BreakStatement: 'label',
  ContinueStatement: 'label',
}

/** TypeScript nodes with code; all others contain only types. */
const HOLDS_CODE = /^TS(?:As|Satisfies|NonNull|Instantiation|TypeAssertion|Export)/

/** Collects the names that code declares, in any scope, and its uses of names. */
function collectNames(node: Node, declared: Set<string>, used: Node[]): void {
  const { type } = node
  if (type === 'Identifier') {
    used.push(node)
    return
  }
  if (type.startsWith('TS') && !HOLDS_CODE.test(type)) {
    if (isNode(node['id'])) declare(node['id'], declared)
    return
  }
  if (type === 'JSXOpeningElement' || type === 'JSXClosingElement') {
    let name = node['name'] as Node
    while (name.type === 'JSXMemberExpression') name = name['object'] as Node
    if (type === 'JSXOpeningElement' && /^[A-Z]/.test(String(name['name']))) used.push({ ...name, type: 'JSXIdentifier' })
    for (const attribute of (node['attributes'] ?? []) as Node[]) collectNames(attribute, declared, used)
    return
  }
  if (/^(?:Import|Export)\w*Specifier$/.test(type)) {
    declare(node['local'] as Node, declared)
    return
  }
  if (type === 'VariableDeclarator' || /Function|Class/.test(type)) declare(node['id'], declared)
  for (const parameter of (node['params'] ?? []) as Node[]) declare(parameter, declared)
  if (type === 'CatchClause') declare(node['param'], declared)
  for (const [key, value] of Object.entries(node)) {
    if (key === NAMING[type] && node['computed'] !== true) continue
    for (const inner of [value].flat()) if (isNode(inner)) collectNames(inner, declared, used)
  }
}

/** Treats every name in a pattern as declared, including those of its defaults. */
function declare(pattern: unknown, declared: Set<string>): void {
  if (!isNode(pattern)) return
  for (const { type, name } of everyNode(pattern)) if (type === 'Identifier') declared.add(String(name))
}

function everyNode(node: Node): Node[] {
  return [
    node,
    ...Object.values(node)
      .flat()
      .flatMap((inner) => (isNode(inner) ? everyNode(inner) : [])),
  ]
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

/** The node of a list item or an object field, if it is a literal. */
function valueIn(node: Node | undefined, key: string | number): Node | undefined {
  if (node?.type === 'ArrayExpression') return (node['elements'] as (Node | null)[])[Number(key)] ?? undefined
  if (node?.type !== 'ObjectExpression') return undefined
  const field = (node['properties'] as Node[]).find(({ key: of }) => isNode(of) && (of['name'] ?? of['value']) === key)
  return field?.['value'] as Node | undefined
}
