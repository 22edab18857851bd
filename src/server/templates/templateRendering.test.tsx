import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { derivedText } from '#src/ui/derivedText.ts'
import { Html } from '#src/ui/Html.tsx'
import { renderByTemplate } from './templateRendering.ts'

type Words = { title: string; lead: string; items: { name: string; href: string }[] }
type Component = (words: Words) => ReactNode

const first = ['Bread', 'the oven', '12 rolls', 'Zwieback & tea', 'a "fine" loaf', "baker's dozen", '<b>bold</b>', 'same words']
const last = ['Bread', 'same words', '', 'closed', '#top', '/visit', 'https://bakery.example', 'Rolls of the baker who rises at three']
const isKnown = (text: string) => text === 'closed'

/** Words of the same shape, each of its own. */
const inputs: Words[] = Array.from({ length: 120 }, (_, number) => ({
  title: first[number % first.length]!,
  lead: last[(number * 5) % last.length]!,
  items: [0, 1, 2].map((at) => ({ name: `${first[(number + at * 3) % first.length]} ${number % 9}`, href: `/page-${number}-${at}` })),
}))

/** What comes out for all inputs, and how often the component was rendered for it. */
function run(View: Component) {
  const render = vi.fn((words: Words) => renderToStaticMarkup(<View {...words} />))
  const again = renderByTemplate(render, isKnown)
  const markup = inputs.map((words) => again(words) ?? render(words))
  return { markup, times: render.mock.calls.length, expected: inputs.map((words) => renderToStaticMarkup(<View {...words} />)) }
}

const list: Component = ({ title, lead, items }) => (
  <section aria-label={title}>
    <h2>{title}</h2>
    {lead && <p>{lead}</p>}
    {items.map(({ name, href }) => (
      <a key={name} href={href} title={name}>
        {name}, {lead}
      </a>
    ))}
  </section>
)

test('what hands its texts on is rendered a few times, and says for all texts what React says', () => {
  const { markup, times, expected } = run(list)
  expect(markup).toEqual(expected)
  expect(times).toBeLessThan(inputs.length / 2)
})

const readers: Record<string, Component> = {
  'how long a text is': ({ title, lead }) => <p data-long={title.length > 7 ? '' : undefined}>{lead}</p>,
  'whether a text is one that the code knows': ({ lead }) => (lead === 'closed' ? <b>{lead}</b> : <p>{lead}</p>),
  'whether two texts are equal': ({ title, lead }) => (title === lead ? null : <p>{lead}</p>),
  'which texts come more than once': ({ items }) => <p>{new Set(items.map(({ name }) => name)).size}</p>,
  'what order texts have': ({ items }) => (
    <p>
      {items
        .map(({ name }) => name)
        .toSorted()
        .join('')}
    </p>
  ),
  'a text in capitals': ({ title }) => <p>{title.toUpperCase()}</p>,
  'its words': ({ title }) => title.split(' ').map((word) => <i key={word}>{word}</i>),
  'what a text begins with': ({ lead }) => (
    <a href={lead} rel={/^https?:/.test(lead) ? 'noopener' : undefined}>
      {lead}
    </a>
  ),
  'a text within another': ({ title, lead }) => <p>{`${title}: ${lead}`.slice(0, 9)}</p>,
  'a text as a number': ({ title }) => <p>{String(Number.parseInt(title, 10))}</p>,
  'a text as JSON': ({ title }) => <p>{JSON.stringify({ title })}</p>,
  'a text as a name of something': ({ lead }) => <p>{({ '/visit': 'Visit us' } as Record<string, string>)[lead] ?? lead}</p>,
  'what kind of value it is': ({ lead }) => <p>{typeof lead === 'string' ? lead.trim() : lead}</p>,
  'a text as HTML': ({ title, lead }) => <Html html={title} className={lead} />,
  'letters of a text': ({ title }) => <p>{[...title].length}</p>,
  'a text that it joins to others': ({ title, lead }) => <p aria-label={[title, lead].join(' ')} />,
}

test.for(Object.keys(readers))('a component that looks at %s says what React says', (name) => {
  const { markup, expected } = run(readers[name]!)
  expect(markup).toEqual(expected)
})

test('what is worked out by derivedText is worked out again for each text', () => {
  const { markup, times, expected } = run(({ title, lead, items }) => (
    <p id={derivedText(idOf, title, lead)} data-long={derivedText(isLong, title)}>
      {derivedText(capitals, derivedText(idOf, lead))}
      {items.map(({ name }) => (
        <b key={name}>{derivedText(capitals, name)}</b>
      ))}
    </p>
  ))
  expect(markup).toEqual(expected)
  expect(times).toBeLessThan(inputs.length / 2)
})

function idOf(...texts: string[]): string {
  return texts.join('-').replaceAll(' ', '-')
}

function isLong(text: string): boolean {
  return text.length > 7
}

function capitals(text: string): string {
  return text.toUpperCase()
}
