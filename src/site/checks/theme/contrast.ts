import type { ColorName, SchemeColors, Theme, ThemeFile } from '#schemas/theme.ts'
import type { KeyPath } from '#src/site/site.ts'
import { rule } from '#src/site/checks/rule.ts'
import { accentTints } from '#src/site/theme/accentTints.ts'
import { contrast as contrastOf, nearestReadable } from '#src/site/theme/contrast.ts'
import { contrastPairs } from '#src/site/theme/contrastPairs.ts'
import { deepTones } from '#src/site/theme/deepTones.ts'
import { isDark } from '#src/site/theme/isDark.ts'
import { toneFaults } from '#src/site/theme/toneFaults.ts'
import { writtenColors } from '#src/site/theme/wholeTheme.ts'

type Token = ColorName

/** A background: its name in messages, its colour, and the theme colour that it is derived from. */
type Ground = { token: Token; name: string; color: string }

/** Colours from which others are derived. */
const TOKENS: readonly Token[] = [...new Set(contrastPairs.flatMap(([, back]) => (back === 'deep' ? [] : [back])))]

/** A colour is reported once, for the background with the least contrast. */
export const contrast = rule({
  code: 'E_CONTRAST',
  group: 'theme',
  severity: 'warning',
  title: 'Colours with too little contrast',
  about: 'Text needs a contrast of 4.5 to its background, and the edge of a control needs 3 (WCAG 2.2, level AA).',
  advice: 'Choose a colour with more contrast.',
  example: { file: 'theme.json', replaces: '"muted": "#6B5344"', bad: '"muted": "#AAAAAA"', good: '"muted": "#6B5344"' },
  check: ({ theme }) => {
    if (!theme) return []
    const { colors, accents, night, dark } = theme
    return [
      ...faintIn({ colors, accents }, writtenColors(theme), ['colors'], ['accents']),
      ...(night ? faintIn({ colors: night.colors, accents: {} }, dark.colors, ['dark', 'colors'], []) : []),
      ...faintTones(theme),
    ]
  },
})

/** Tones on which derived colours are not readable, and gradients from light to dark. */
function faintTones({ tones, toneColors = {} }: Theme) {
  return tones.flatMap(({ name, ground, gradient, dark }, index) => {
    const { day, night } = toneColors[name]!
    const place = ['tones', index]
    if (gradient && isDark(gradient.to) !== isDark(ground)) {
      const message = `text cannot be readable from ${ground} to ${gradient.to}: one is light and the other dark`
      return [{ file: 'theme.json', keyPath: [...place, 'gradient', 'to'], message, hint: 'Choose a colour that is nearer to the first.' }]
    }
    const faults = [
      { field: 'ground', color: ground, fronts: toneFaults(day) },
      { field: dark === undefined ? 'ground' : 'dark', color: dark ?? ground, fronts: night ? toneFaults(night) : [] },
    ]
    return faults
      .filter(({ fronts }) => fronts.length > 0)
      .slice(0, 1)
      .map(({ field, color, fronts }) => ({
        file: 'theme.json',
        keyPath: [...place, field],
        message: `no colour for ${fronts.join(', ')} is readable on ${color}`,
        hint: 'Choose a lighter or a darker colour.',
      }))
  })
}

/** The faint colours of a scheme; `written` are those that the file sets, at `place`. */
function faintIn({ colors, accents }: SchemeColors, written: ThemeFile['colors'], place: KeyPath, placeOfAccents: KeyPath) {
  const deep = deepTones(colors).ground
  const ground = (back: Token | 'deep'): Ground => {
    if (back !== 'deep') return { token: back, name: back, color: colors[back] }
    return { token: 'ink', name: deep === colors.ink ? 'ink' : 'deep bands', color: deep }
  }
  const tintOf = (main: string): Ground => ({ token: 'tintStrong', name: 'its tint', color: accentTints(colors.surface, main).tintStrong })
  const worst = new Map<Token, { back: Ground; ratio: number; measured: number }>()
  for (const [front, behind, ratio] of contrastPairs) {
    const back = ground(behind)
    const measured = contrastOf(colors[front], back.color)
    const before = worst.get(front)
    if (measured < ratio && (!before || measured < before.measured)) worst.set(front, { back, ratio, measured })
  }
  const isWritten = (token: Token) => written[token] !== undefined
  // Derived colours are reported at the colour that was set, which leaves no room for them.
  const cramped = new Map<Token, Token[]>()
  for (const [front, { back }] of worst) {
    const cause = isWritten(front) ? undefined : ([back.token, 'background', ...TOKENS] as const).find(isWritten)
    if (cause !== undefined) cramped.set(cause, [...(cramped.get(cause) ?? []), front])
  }
  return [
    ...[...cramped].map(([cause, fronts]) => ({
      file: 'theme.json',
      keyPath: [...place, cause],
      message: `no colour for ${fronts.join(', ')} is readable on or with ${cause} ${colors[cause]}`,
      hint: 'Choose another colour, or remove the field.',
    })),
    ...[...worst]
      .filter(([front]) => isWritten(front))
      .map(([front, { back, ratio }]) => unreadable([...place, front], colors[front], back, ratio)),
    ...Object.entries(accents).flatMap(([name, accent]) =>
      (['text', 'onDark'] as const).flatMap((front) => {
        if (!accent) return []
        const value = accent[front]
        const grounds = front === 'text' ? [ground('background'), tintOf(accent.main)] : [ground('deep')]
        const [back] = grounds.sort((one, other) => contrastOf(value, one.color) - contrastOf(value, other.color))
        return contrastOf(value, back!.color) >= 4.5 ? [] : [unreadable([...placeOfAccents, name, front], value, back!, 4.5)]
      }),
    ),
  ]
}

function unreadable(keyPath: KeyPath, front: string, back: Ground, ratio: number) {
  const better = nearestReadable(front, back.color, ratio)
  // Rounded down, so that a pair that barely fails does not appear to pass.
  const shown = (Math.floor(contrastOf(front, back.color) * 100) / 100).toFixed(2)
  return {
    file: 'theme.json',
    keyPath,
    message: `${front} on ${back.name} ${back.color} has a contrast of ${shown}, but needs ${ratio}`,
    hint: better ? `Use ${better}, the nearest colour with enough contrast, or one with more.` : undefined,
  }
}
