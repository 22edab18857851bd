import type { PortraitLanguage } from './Portrait.ts'

const bullets: Record<PortraitLanguage, string[]> = {
  en: [
    'Cut the waiting time from nine days to four by planning two weeks ahead, together with the night shift and the people at the front desk.',
    'Trained six newcomers a year, four of whom still work there',
    'Introduced a weekly round in 2019, which the director copied for all sites.',
    'Kept a budget of £240,000 and never overspent',
    'Wrote the handbook that new colleagues are given on their first day; it has eleven pages and no jargon.',
    'Responsible for stock, rotas and the monthly report to the board.',
    'Won two of three tenders in the first year.',
    'Led the move to the new building without a day of closure, from March to May 2020',
  ],
  de: [
    'Einarbeitung von sechs neuen Kolleginnen im Jahr, von denen vier heute noch dort arbeiten.',
    'Verantwortlich für Bestand, Schichtplan und den Monatsbericht an die Geschäftsführung',
    'Einführung einer wöchentlichen Runde im Jahr 2019, die dann alle Standorte übernommen haben.',
    'Kürzere Wartezeiten durch gemeinsame Planung mit der Nachtschicht',
    'Umzug in das neue Gebäude ohne einen Tag Stillstand.',
  ],
  fr: [
    'Formation de six nouveaux collègues par an, dont quatre travaillent encore dans la maison.',
    'Suivi du stock, des plannings et du rapport mensuel à la direction',
    "Mise en place d'une réunion hebdomadaire en 2019, reprise ensuite par tous les sites.",
    "Réduction des délais d'attente de neuf à quatre jours",
    'Déménagement vers le nouveau bâtiment sans un jour de fermeture.',
  ],
  es: [
    'Formación de seis compañeros nuevos al año, de los que cuatro siguen en la casa.',
    'Control de existencias, turnos e informe mensual a la dirección',
    'Puesta en marcha de una reunión semanal en 2019 que luego copiaron todas las sedes.',
    'Reducción de la espera de nueve a cuatro días',
    'Traslado al nuevo edificio sin un solo día de cierre.',
  ],
  pt: [
    'Formação de seis novos colegas por ano, dos quais quatro continuam na casa.',
    'Controle de estoque, escalas e relatório mensal para a direção',
    'Criação de uma reunião semanal em 2019, depois adotada por todas as unidades.',
    'Redução da espera de nove para quatro dias',
    'Mudança para o novo prédio sem um dia de parada.',
  ],
}

/** The tasks of a job: `count` bullets from the list of a language. */
export function portraitBullets(language: PortraitLanguage, from: number, count: number): string[] {
  const list = bullets[language]
  return Array.from({ length: count }, (_none, index) => list[(from + index) % list.length]!)
}
