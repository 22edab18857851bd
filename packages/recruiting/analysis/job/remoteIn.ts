import type { Job } from './Job.ts'
import { anyOf } from '#packages/recruiting/analysis/text/patterns.ts'
import { passage } from './passage.ts'

/** In order of precedence; a line that matches the last pattern is ignored. */
const MODES: [NonNullable<Job['remote']>['mode'], RegExp, RegExp?][] = [
  [
    'onSite',
    anyOf(
      /\b(?:no remote|not (?:an? )?remote|remote (?:work )?is not)\b/i,
      /\b(?:kein home-?office|pas de télétravail|télétravail (?:impossible|non)|sin teletrabajo|no (?:se ofrece )?teletrabajo)\b/,
    ),
  ],
  [
    'remote',
    anyOf(
      /\b(?:100 ?% (?:en )?(?:remot[eo]|home-?office|télétravail|teletrabajo|à distance)|full[- ]remote|remote-first)/iu,
      /\b(?:télétravail|teletrabajo|teletrabalho|home-?office|remot[eo]) (?:complet|total|intégral|à 100|(?:al )?100)/,
    ),
  ],
  [
    'hybrid',
    anyOf(
      /(?<!\p{L})h[yí]brid(?:es?|as?|os?|e[nmrs])?(?!\p{L})(?! (?:car|vehicle|cloud|engine|app|fahrzeug))/iu,
      /\b(?:one|two|three|four|\d)(?: or \w+| to \w+)? days? (?:a|per|each) week (?:from|at|in) (?:home|the office)/,
      /\b(?:one|two|three|four|\d) days? (?:in (?:the |our )?office|at home|remote|wfh|on[- ]?site)\b/,
      /\b(?:remote|home)[- ]?(?:office )?days\b|\bdays from home\b/,
      /\bhome-?office(?:-| )?(?:möglich|option|tage|anteil|regelung|teilweise|nach absprache|flexibel)|\bmobile[sn]? arbeiten\b/,
      /(?<!\p{L})(?:\d|ein(?:en)?|zwei|drei|vier|une?|deux|trois|uno?|dos|tres|dois) (?:tage?n?|jours?|días?|dias?) (?:(?:pro woche|die woche|in der woche|par semaine|a la semana|por semana) )?(?:(?:im )?home-?office|im büro|vor ort|mobil|de (?:télétravail|teletrabajo|teletrabalho)|en (?:casa|oficina|télétravail))/u,
      /\btélétravail (?:partiel|possible|ponctuel|un jour|deux jours|\d|\(\d)|\bteletrabajo (?:parcial|posible|\d)|\bteletrabalho parcial\b/,
    ),
  ],
  [
    'remote',
    anyOf(
      /\b(?:fully |100% )?remote(?:ly)?\b|\bwork(?:ing)? from (?:home|anywhere)\b|\bhome[- ]?office\b|\btelecommut/iu,
      /(?<!\p{L})(?:télétravail|teletrabajo|teletrabalho|en remoto|trabajo remoto|trabalho remoto|à distance)(?!\p{L})/u,
    ),
    /\b(?:remote (?:sensing|control|monitoring|areas?|sites?|desktop|access|server|teams? abroad)|(?:vente|support|formation) à distance)/iu,
  ],
  [
    'onSite',
    anyOf(
      /\bon[- ]?site\b|\bin[- ]office\b|\bin[- ]person\b|\boffice[- ]based\b|\bwork from (?:the |our )?office\b/iu,
      /\bat (?:our|the) (?:office|site|store|clinic|warehouse|workshop|restaurant|hospital|school)\b/,
      /(?<!\p{L})vor ort in (?=\p{L})|\b100 ?% vor ort\b|\bpräsenz(?:arbeit|pflicht)\b|(?<!\p{L})presencial(?:mente)?(?!\p{L})|\ben présentiel\b/u,
    ),
    /\bon-?site (?:gym|parking|canteen|childcare|nursery)|(?:cursos?|formación|formação) presencial/iu,
  ],
]

/** Whether the job is remote, hybrid or on site. */
export function remoteIn(lines: readonly string[]): Job['remote'] {
  for (const [mode, pattern, unless] of MODES) {
    const found = passage(lines, pattern, unless)
    if (found) return { ...found, mode }
  }
  return null
}
