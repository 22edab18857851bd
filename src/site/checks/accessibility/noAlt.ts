import { rule } from '#src/site/checks/rule.ts'
import { describedPictures } from './describedPictures.ts'

export const noAlt = rule({
  code: 'E_NO_ALT',
  group: 'accessibility',
  severity: 'error',
  title: 'Picture without a description',
  about: 'People who do not see a picture are read its alternative text. Only pictures that say they are decoration may go without.',
  hint: 'Say what it shows, or add "decorative": true where the field is there.',
  advice: 'Say what the picture shows.',
  example: {
    file: 'pages/house-rules.md',
    replaces: 'They wait outside',
    bad: '![](/assets/logo.svg) They wait outside',
    good: '![A loaf and a flower](/assets/logo.svg) They wait outside',
  },
  checkPage: (config) =>
    describedPictures(config).flatMap(({ alt, decorative, place }) =>
      alt.trim() === '' && !decorative ? [{ ...place, message: 'the picture has no alternative text' }] : [],
    ),
})
