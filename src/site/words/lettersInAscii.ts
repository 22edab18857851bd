type Letters = Readonly<Record<string, string>>

const german: Letters = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
const danish: Letters = { æ: 'ae', ø: 'oe', å: 'aa' }
const cyrillic: Letters = { ђ: 'dj', ћ: 'c', ж: 'z', ч: 'c', ш: 's', џ: 'dz', х: 'h', ц: 'c', ј: 'j', љ: 'lj', њ: 'nj' }
const southSlavic: Letters = { đ: 'dj', ...cyrillic }

/**
 * Letters, in lower case, that a language writes in ASCII in its own way, by the language part of its tag: longer ones come first. All
 * others are the same in every language: they lose their marks, or are transliterated.
 */
export const LETTERS_IN_ASCII: Readonly<Record<string, Letters>> = {
  de: german,
  gsw: german,
  nds: german,
  bar: german,
  ksh: german,
  lb: german,
  da: danish,
  no: danish,
  nb: danish,
  nn: danish,
  fo: danish,
  kl: danish,
  ca: { l·l: 'll' },
  hr: southSlavic,
  bs: southSlavic,
  sr: southSlavic,
  mk: { ...southSlavic, ѓ: 'gj', ќ: 'kj', ѕ: 'dz' },
  bg: { щ: 'sht', ъ: 'a', ь: 'y', х: 'h', ц: 'ts', ж: 'zh', й: 'y', ю: 'yu', я: 'ya' },
  ru: { х: 'kh', ё: 'yo', щ: 'shch', э: 'e', й: 'y', ъ: '', ь: '' },
  be: { г: 'h', х: 'kh', ў: 'u', і: 'i', ё: 'yo', й: 'y', "'": '', ь: '' },
  uk: { г: 'h', ґ: 'g', є: 'ye', и: 'y', і: 'i', ї: 'yi', й: 'y', х: 'kh', щ: 'shch', ь: '', "'": '', '’': '' },
  el: {
    ου: 'ou',
    ού: 'ou',
    αυ: 'av',
    αύ: 'av',
    ευ: 'ev',
    εύ: 'ev',
    ει: 'ei',
    γγ: 'ng',
    γξ: 'nx',
    γχ: 'nch',
    μπ: 'b',
    η: 'i',
    ή: 'i',
    υ: 'y',
    ύ: 'y',
    χ: 'ch',
    ψ: 'ps',
    ω: 'o',
    ώ: 'o',
    ξ: 'x',
    θ: 'th',
    β: 'v',
  },
}
