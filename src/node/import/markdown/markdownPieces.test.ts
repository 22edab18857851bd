import { expect, test } from 'vitest'
import type { BodyContext } from '#src/node/import/text/bodyWriter.ts'
import { wordsOf } from '#src/node/import/text/markdownNodes.ts'
import { markdownPieces } from './markdownPieces.ts'

/** The words of a Markdown text, and the shortcodes that it lost. */
function read(body: string, isMdx = false) {
  const lost: string[] = []
  const context = { tell: (_: string, why: string) => lost.push(why), poster: () => '' } as unknown as BodyContext
  const pieces = markdownPieces(body, isMdx, (url) => url, context)
  return { words: pieces.flatMap((piece) => (piece.kind === 'text' ? piece.nodes.map((node) => wordsOf(node)) : [])), lost }
}

test('shortcodes of Hugo and tags of Liquid are reported', () => {
  expect(read('a\n\n{{< one x="1" >}}\n\n{{% two %}}\n\n{%- three -%}\n\n{{ four }}\n\nb')).toEqual({
    words: ['a', 'b'],
    lost: ['{{< one x="1" >}}', '{{% two %}}', '{%- three -%}', '{{ four }}'],
  })
})

test('code keeps what looks like a shortcode, even if it is never closed', () => {
  expect(read('`{{ a }}` b\n\n~~~~\n~~~\n{{ c }}\n~~~~\n\n```\n{{ d }}\n')).toEqual({
    words: ['{{ a }} b', '~~~\n{{ c }}', '{{ d }}'],
    lost: [],
  })
})

test('a highlighted listing becomes code', () => {
  expect(read('{% highlight ruby linenos %}\nputs 1\n{% endhighlight %}').words).toEqual(['puts 1'])
})

test('components and comments of MDX go, and the text within stays', () => {
  expect(read('import A from "a"\n\n{/* note */}\n\n<A.B c={1 > 0} d="e">\n\nf\n\n</A.B>', true)).toEqual({
    words: ['f'],
    lost: ['import A from "a"', '<A.B c={1 > 0} d="e">'],
  })
})
