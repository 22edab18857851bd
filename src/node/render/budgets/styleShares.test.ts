import { expect, test } from 'vitest'
import { styleShares } from './styleShares.ts'

test('G20 a section adds the styles that no other section needs', () => {
  const [shared, own, inMedia] = ['.css-a{color:red}', '.css-b{top:0}', '@media print{.css-c{top:0}.css-c p{left:0}}']
  expect(
    styleShares(`body{margin:0}${shared}${own}${inMedia}`, ['<p class="css-a css-b">', '<p class="css-a">', '<p class="css-c">']),
  ).toEqual([own.length, 0, inMedia.length])
})

test('G20 styles without the class of a component are of all', () => {
  expect(styleShares('.band{top:0}@font-face{src:url(a)}', ['<p class="band">', ''])).toEqual([0, 0])
})
