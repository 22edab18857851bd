import { expect, test } from 'vitest'
import { extract } from '#tests/support/resumeText.ts'

const rest = {
  en: 'EXPERIENCE\n\nCook, Harbour Kitchen, 2015 – 2020\n- Prepared meals for the guests and ordered what they asked for\n',
  de: 'BERUFSERFAHRUNG\n\nKoch, Gasthof Adler, 2015 – 2020\n- Zubereitung von Speisen für die Gäste und Bestellung der Waren\n',
  fr: 'EXPÉRIENCE PROFESSIONNELLE\n\nCuisinier, Restaurant du Port, 2015 – 2020\n- Préparation des repas pour les clients et commande des produits\n',
  es: 'EXPERIENCIA LABORAL\n\nCocinero, El Puerto, 2015 – 2020\n- Preparación de las comidas para los clientes y pedido de los productos\n',
  pt: 'EXPERIÊNCIA PROFISSIONAL\n\nCozinheiro, Restaurante do Porto, 2015 – 2020\n- Preparação das refeições para os clientes e encomenda dos produtos\n',
}
const phoneOf = (place: string, phone: string, language: keyof typeof rest) =>
  extract(`Robin Ashdown\n${place}\n${phone}\nrobin@mail.example\n\n${rest[language]}`).phone?.value

test.each([
  ['Ballina, Co. Mayo', '087-5550142', 'en', '+353875550142'],
  ['Bendigo, Victoria', '(03) 5550 1234', 'en', '+61355501234'],
  ['15 Ring Road, Osogbo, Osun State', '08035550142', 'en', '+2348035550142'],
  ['Lusaka', '0977 555 014', 'en', '+260977555014'],
  ['Petaling Jaya, Selangor', '012-555 0142', 'en', '+60125550142'],
  ['Kochi, Kerala', '9845550142', 'en', '+919845550142'],
  ['Doha, Qatar', '5555 0142', 'en', '+97455550142'],
  ['Kingston, Jamaica', '876-555-0142', 'en', '+18765550142'],
  ['Hauptstr. 12, 59065 Hamm', '0 23 81 / 55 50 14', 'de', '+492381555014'],
  ['Hauptstr. 12, 59065 Hamm', '0171 / 555 01 43', 'de', '+491715550143'],
  ['35170 Bruz', '06.39.98.41.27', 'fr', '+33639984127'],
  ['Trois-Rivières (QC)', '(819) 555-0116', 'fr', '+18195550116'],
  ['Dakar, Sénégal', '77 555 01 43', 'fr', '+221775550143'],
  ['Casablanca, Maroc', '06 61 55 01 43', 'fr', '+212661550143'],
  ['Fort-de-France, Martinique', '0696 55 01 43', 'fr', '+596696550143'],
  ['Quito, Ecuador', '099 555 0142', 'es', '+593995550142'],
  ['Montevideo, Uruguay', '099 555 014', 'es', '+59899555014'],
  ['Ñuñoa, Santiago', '9 5555 0142', 'es', '+56955550142'],
  ['Santo Domingo, República Dominicana', '809-555-0142', 'es', '+18095550142'],
  ['Atibaia/SP', '11 95555-0142', 'pt', '+5511955550142'],
  ['Luanda, Angola', 'Telemóvel: 923 555 014', 'pt', '+244923555014'],
  ['4700-123 Braga', '912 550 142', 'pt', '+351912550142'],
] as const)('H12.1 the place in a short resume tells the country of a phone: %s, %s', (place, phone, language, number) =>
  expect(phoneOf(place, phone, language)).toBe(number),
)
