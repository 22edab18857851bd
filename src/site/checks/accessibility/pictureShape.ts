import { rule } from '#src/site/checks/rule.ts'
import { writtenParts } from '#src/site/checks/writtenParts.ts'

/** Allowed relative difference between the aspect ratios in config and in the file, for rounding. */
const TOLERANCE = 0.02

export const pictureShape = rule({
  code: 'E_PICTURE_SHAPE',
  group: 'accessibility',
  severity: 'warning',
  title: 'Distorted picture',
  about:
    'The width and height in config have a different aspect ratio from the file, so the picture is distorted, or the page jumps when it ' +
    'loads.',
  advice: 'Use the width and height of the file.',
  example: {
    file: 'footer.json',
    replaces: '"legal": [',
    bad: '"images": [{ "src": "/assets/social.png", "alt": "Loaves in the window", "width": 400, "height": 400 }],\n  "legal": [',
    good: '"images": [{ "src": "/assets/social.png", "alt": "Loaves in the window", "width": 400, "height": 210 }],\n  "legal": [',
  },
  checkPage: (config) =>
    writtenParts(config).flatMap(({ file, pictures }) =>
      pictures.flatMap(({ src, size: said }) => {
        const size = src === undefined ? undefined : config.pictures.get(src)
        if (!size || !said) return []
        const stretch = (said.width * size.height) / (said.height * size.width)
        if (Math.abs(stretch - 1) <= TOLERANCE) return []
        const message = `${said.width} × ${said.height} does not match the shape of "${src}", which is ${size.width} × ${size.height} pixels`
        return [{ file, keyPath: said.keyPath, message, hint: `Use the width ${size.width} and the height ${size.height}.` }]
      }),
    ),
})
