import { rule } from '#src/site/checks/rule.ts'
import { type DescribedPicture, describedPictures } from './describedPictures.ts'
import { isBlank } from './isBlank.ts'

/** Words that screen readers announce themselves before the alternative text, by language. */
const REDUNDANT: Readonly<Record<string, RegExp>> = {
  en: /^(?:an? )?(?:image|picture|photo|photograph|graphic|icon|screenshot) of\b/i,
  de: /^(?:ein |eine |das |die )?(?:bild|foto|fotografie|abbildung|grafik|symbol|screenshot|bildschirmfoto) (?:von|vom|eines|einer|des|der)\b/i,
  fr: /^(?:une |un |la |l[’'])?(?:image|photo|photographie|illustration|icône|capture d[’']écran) (?:de |du |des |d[’'])/i,
  es: /^(?:una |un |la |el )?(?:imagen|foto|fotografía|ilustración|icono|captura de pantalla) (?:de|del)\b/i,
}

/** Generic words for pictures, and file names from cameras and computers. */
const ANY_PICTURE =
  /^(?:(?:an? |the |my |ein |eine |das |une? |el |la |una )?(?:image|picture|photo|photograph|graphic|icon|screenshot|alt|alt text|alternative text|img|pic|bild|foto|grafik|abbildung|alternativtext|bildbeschreibung|photographie|illustration|imagen|fotografía)(?: ?\d+)?|(?:img|dsc|dscf|dscn|pxl|mvimg|gopr|screen ?shot|bildschirmfoto|capture d[’']écran|captura de pantalla|whatsapp image|unnamed|untitled)[-_ ]?\d[\d-_ .a-z]*)\.?$/i

export const altWords = rule({
  code: 'E_ALT_WORDS',
  group: 'accessibility',
  severity: 'warning',
  title: 'Unhelpful alternative text',
  about:
    'The alternative text is the file name, repeats that of another picture, or starts with words such as “image of”, which screen ' +
    'readers announce anyway. Texts in English, French, German and Spanish are checked.',
  advice: 'Describe what the picture shows, in a few words.',
  example: {
    file: 'pages/house-rules.md',
    replaces: 'They wait outside',
    bad: '![Image of a loaf](/assets/logo.svg) They wait outside',
    good: '![A loaf and a flower](/assets/logo.svg) They wait outside',
  },
  checkPage: (config) => {
    const described = new Map<string, DescribedPicture>()
    return describedPictures(config).flatMap((picture) => {
      const alt = picture.alt.trim()
      const other = described.get(alt)
      if (alt !== '' && !other) described.set(alt, picture)
      const isCopied = other !== undefined && other.src !== picture.src && other.place.file === picture.place.file && alt.length >= LONG
      const problem = isBlank(alt)
        ? undefined
        : (problemOf(picture, config.language ?? 'en') ??
          (isCopied
            ? { message: 'another picture on this page has the same alternative text', hint: 'Describe what this one shows.' }
            : undefined))
      return problem ? [{ ...picture.place, ...problem }] : []
    })
  },
})

/** From this number of characters on, the same text for two pictures is a copy. */
const LONG = 16

function problemOf({ alt, src = '', decorative }: DescribedPicture, language: string): { message: string; hint: string } | undefined {
  if (decorative) return { message: 'a decorative picture has an alternative text', hint: 'Remove the text, or remove "decorative".' }
  const name = src.slice(src.lastIndexOf('/') + 1).toLowerCase()
  const words = alt.trim().toLowerCase()
  // A file name can be a good description, such as oven.webp; a compound name rarely is.
  const bare = name.replace(/\.[a-z0-9]+$/, '')
  if (name !== '' && (words === name || (/[-_\d]/.test(bare) && words.replace(/[\s_]+/g, '-') === bare.replace(/_/g, '-'))))
    return { message: `the alternative text "${alt}" is just the name of the file`, hint: 'Describe what the picture shows.' }
  if (ANY_PICTURE.test(words))
    return { message: `the alternative text "${alt}" does not describe the picture`, hint: 'Say what the picture shows.' }
  const redundant = REDUNDANT[language.split('-')[0]!]?.exec(words)
  if (!redundant) return undefined
  const beginning = alt.trim().slice(0, redundant[0].length)
  return {
    message: `the alternative text starts with "${beginning}", which screen readers announce anyway`,
    hint: 'Start with what the picture shows.',
  }
}
