import { expect, test } from 'vitest'
import { extract } from '#tests/support/resumeText.ts'

const bodies = {
  de: `Profil
Ich arbeite seit vielen Jahren gern in einer kleinen Küche und bin für die Planung zuständig. Mit den Gästen bin ich freundlich, und ich lerne gern etwas Neues für die Küche und für das Haus dazu.

Berufserfahrung
2019 - heute Koch, Gasthof Adler`,
  en: `Profile
I am a friendly worker with many years in the trade and I get on with the people of the town. I am used to long days and to early starts, and I like to learn what is new in the trade.

Work experience
Electrician, Umgeni Electric, Jan 2019 - present`,
  es: `Perfil
Soy una persona responsable con muchos años de experiencia en la atención a los clientes. Me gusta trabajar con la gente y aprender cosas nuevas para la tienda y para el equipo.

Experiencia laboral
2019 - actualidad Dependienta, Tienda Luna`,
  fr: `Profil
Je suis une personne rigoureuse avec plusieurs années dans la gestion des dossiers. Je travaille avec soin et je suis à l’aise avec les clients et les outils de la maison.

Expérience
2019 - présent Comptable, Cabinet Martin`,
  pt: `Perfil
Sou uma pessoa responsável com muitos anos de trabalho na área de vendas e no atendimento. Gosto de trabalhar com as pessoas e de aprender coisas novas para a equipe e para a loja.

Experiência profissional
2019 - atual Analista, Empresa XYZ`,
}

function phoneOf(head: string, language: keyof typeof bodies) {
  const { phone } = extract(`Anna Keller\n${head}\n\n${bodies[language]}\n`)
  return phone && { value: phone.value, isSure: phone.confidence >= 0.7 }
}

test.each([
  ['Hauptstraße 3, 4650 Lambach\nTel. 0664 / 123 45 67', 'de', '+436641234567'],
  ['Dorfstrasse 5, CH-3600 Thun\n079 123 45 67', 'de', '+41791234567'],
  ['Chemin des Vignes 3, 1009 Pully\n079 123 45 67', 'fr', '+41791234567'],
  ['Rue du Tilleul-Rouge 48, 5100 Jambes\nGSM : 0470 00 01 53', 'fr', '+32470000153'],
  ['1184, rue des Chênes-Verts G1L 0A1\nCellulaire : 418 555-0162', 'fr', '+14185550162'],
  ['Palmira, Valle del Cauca\n300 555 0129', 'es', '+573005550129'],
  ['Dorpsstraat 1, 1411 AB Naarden\n06-12345678', 'en', '+31612345678'],
  ['Main Street, Ennistymon V95 A123\nMobile 087 123 4567', 'en', '+353871234567'],
  ['Gomti Nagar - 226010\nMob: 9876543210, Alt: 9123456780', 'en', '+919876543210'],
  ['Rua das Flores, 45 - 01310-100 São Paulo/SP\nCel.: (11) 98765-4321', 'pt', '+5511987654321'],
] as const)('H12.1: the post code or another sign of the address tells the country of a phone: %j', (head, language, number) => {
  expect(phoneOf(head, language)).toEqual({ value: number, isSure: true })
})

test.each([
  ['Nationality: South African\nCell 082 555 0147', 'en', '+27825550147'],
  ['Matura 2009\nTelefon: 0660 555 12 34', 'de', '+436605551234'],
] as const)('H12.1: words of a country tell that of a phone: %j', (head, language, number) => {
  expect(phoneOf(head, language)?.value).toBe(number)
})

test('H12.1: a town of another country, where somebody worked once, does not tell that of a phone', () => {
  const { phone } = extract(`Anna Keller\nTelefon: 0155 555 01 27\n\n${bodies.de}\n2010 - 2012 Au-pair, Familie Whitcombe, Bristol\n`)
  expect(phone?.value).not.toMatch(/^\+44/)
})

test('H12.1: a post code of Brazil is no phone', () => {
  expect(phoneOf('Rua das Flores, 45 - 01310-100 São Paulo/SP', 'pt')).toBeNull()
})

test('H12.1: the number of a phone is no post code of another country', () => {
  expect(phoneOf('21423 Winsen (Luhe)\nTel.: 040 66969-145', 'de')).toEqual({ value: '+494066969145', isSure: true })
})

test('H12.1: an article in capitals tells no country', () =>
  expect(phoneOf('GESTION DES STOCKS\n06 39 98 24 17', 'fr')?.value).toBe('+33639982417'))
