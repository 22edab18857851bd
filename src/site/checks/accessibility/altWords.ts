import { rule } from '#src/site/checks/rule.ts'
import { type DescribedPicture, describedPictures } from './describedPictures.ts'

/** What screen readers say by themselves before the alternative text, by language. */
const REDUNDANT: Readonly<Record<string, RegExp>> = {
  en: /^(?:an? )?(?:image|picture|photo|photograph|graphic|icon|screenshot) of\b/i,
  de: /^(?:ein |eine |das |die )?(?:bild|foto|fotografie|abbildung|grafik|symbol|screenshot|bildschirmfoto) (?:von|vom|eines|einer|des|der)\b/i,
  fr: /^(?:une |un |la |l[’'])?(?:image|photo|photographie|illustration|icône|capture d[’']écran) (?:de |du |des |d[’'])/i,
  es: /^(?:una |un |la |el )?(?:imagen|foto|fotografía|ilustración|icono|captura de pantalla) (?:de|del)\b/i,
}

/** Words that say of any picture that it is one, and names that cameras and computers give. */
const ANY_PICTURE =
  /^(?:(?:an? |the |my |ein |eine |das |une? |el |la |una )?(?:image|picture|photo|photograph|graphic|icon|screenshot|alt|alt text|alternative text|img|pic|bild|foto|grafik|abbildung|alternativtext|bildbeschreibung|photographie|illustration|imagen|fotografía)(?: ?\d+)?|(?:img|dsc|dscf|dscn|pxl|mvimg|gopr|screen ?shot|bildschirmfoto|capture d[’']écran|captura de pantalla|whatsapp image|unnamed|untitled)[-_ ]?\d[\d-_ .a-z]*)\.?$/i

export const altWords = rule({
  code: 'E_ALT_WORDS',
  group: 'accessibility',
  severity: 'warning',
  title: 'Description that does not describe',
  about:
    'The alternative text is the name of the file or the words of another picture, or begins with words such as “image of”, which screen readers say by themselves. ' +
    'Words of English, French, German and Spanish are known.',
  advice: 'Say what the picture shows, in a few words.',
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
      const problem =
        alt === ''
          ? undefined
          : (problemOf(picture, config.language ?? 'en') ??
            (isCopied
              ? { message: 'another picture of this page has the same alternative text', hint: 'Say what this one shows.' }
              : undefined))
      return problem ? [{ ...picture.place, ...problem }] : []
    })
  },
})

/** From so many characters on, no two pictures are described by the same words. */
const LONG = 16

function problemOf({ alt, src = '', decorative }: DescribedPicture, language: string): { message: string; hint: string } | undefined {
  if (decorative)
    return { message: 'the picture is decoration and has an alternative text too', hint: 'Leave the text empty, or remove decorative.' }
  const name = src.slice(src.lastIndexOf('/') + 1).toLowerCase()
  const words = alt.trim().toLowerCase()
  // The name of a file may be a word that describes it, such as oven.webp; one that is put together seldom does.
  const bare = name.replace(/\.[a-z0-9]+$/, '')
  if (name !== '' && (words === name || (/[-_\d]/.test(bare) && words.replace(/[\s_]+/g, '-') === bare.replace(/_/g, '-'))))
    return { message: `the alternative text "${alt}" is only the name of the file`, hint: 'Say what the picture shows.' }
  if (ANY_PICTURE.test(words))
    return { message: `the alternative text "${alt}" says nothing of what is to be seen`, hint: 'Say what the picture shows.' }
  const redundant = REDUNDANT[language.split('-')[0]!]?.exec(words)
  if (!redundant) return undefined
  const beginning = alt.trim().slice(0, redundant[0].length)
  return {
    message: `the alternative text begins with "${beginning}", which screen readers say by themselves`,
    hint: 'Begin with what the picture shows.',
  }
}
