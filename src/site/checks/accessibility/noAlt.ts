import { rule } from '#src/site/checks/rule.ts'
import { describedPictures } from './describedPictures.ts'
import { isBlank } from './isBlank.ts'

export const noAlt = rule({
  code: 'E_NO_ALT',
  group: 'accessibility',
  severity: 'error',
  title: 'Picture without alternative text',
  about:
    'Screen readers read the alternative text to people who cannot see the picture. Only pictures marked as decorative can leave it ' +
    'out.',
  hint: 'Describe what the picture shows.',
  advice: 'Describe what it shows, or add "decorative": true if the picture has that field.',
  example: {
    file: 'pages/house-rules.md',
    replaces: 'They wait outside',
    bad: '![](/assets/logo.svg) They wait outside',
    good: '![A loaf and a flower](/assets/logo.svg) They wait outside',
  },
  checkPage: (config) =>
    describedPictures(config).flatMap(({ alt, decorative, place }) =>
      isBlank(alt) && !decorative ? [{ ...place, message: 'the picture has no alternative text' }] : [],
    ),
})
