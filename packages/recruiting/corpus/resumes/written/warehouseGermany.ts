import type { WrittenResume } from './Written.ts'
import { list, par, table } from './wordMarkup.ts'

const h = (text: string) => par(`**${text}**`)

/** Germany, warehouse: a page-sized table with two cells, a narrow one with contact and skills and a wide one with the history. */
export const warehouseGermany: WrittenResume = {
  id: 'warehouseGermany',
  file: {
    kind: 'docx',
    body: table([
      [
        h('CONTACT'),
        par('Beispielstr. 21\n45127 Essen'),
        par('0171 3920047'),
        par('dragomir.halasz@mail.example'),
        h('SKILLS'),
        par('Forklift Driving'),
        par('SAP EWM'),
        par('Order Picking'),
        par('Stocktaking'),
        h('LANGUAGES'),
        par('Hungarian – mother tongue'),
        par('German – B2'),
        par('English – A2'),
        h('DRIVING LICENCE'),
        par('B, C1'),
      ].join(''),
      [
        par('**Dragomir Halász**', { style: 'Title' }),
        par('Warehouse Shift Leader'),
        h('WORK EXPERIENCE'),
        par('**Shift Leader Warehouse**'),
        par('Ruhrkiste Logistik GmbH, Essen'),
        par('10/2019 – today'),
        list('Plan 28 people over two shifts.', 'Cut picking errors from 1.9% to 0.7%.'),
        par('**Forklift Operator**'),
        par('Zollverein Getränke KG, Gelsenkirchen'),
        par('03/2016 – 09/2019'),
        list('Loaded 35 lorries a night.'),
        par('**Warehouse Worker**'),
        par('Balatoni Bútor Kft., Siófok'),
        par('06/2012 – 02/2016'),
        list('Packed furniture for export.'),
        h('EDUCATION'),
        par('**Vocational Certificate in Logistics**'),
        par('Képzelt Technical School, Veszprém'),
        par('2008 – 2012'),
      ].join(''),
    ]),
  },
  truth: {
    name: 'Dragomir Halász',
    email: 'dragomir.halasz@mail.example',
    phone: '+491713920047',
    experience: [
      ['Shift Leader Warehouse', 'Ruhrkiste Logistik GmbH', '2019-10', 'present'],
      ['Forklift Operator', 'Zollverein Getränke KG', '2016-03', '2019-09'],
      ['Warehouse Worker', 'Balatoni Bútor Kft.', '2012-06', '2016-02'],
    ],
    education: [['Vocational Certificate in Logistics', 'Képzelt Technical School', '2008', '2012']],
    sections: [
      ['other', 'Contact'],
      ['skills', 'Skills'],
      ['languages', 'Languages'],
      ['other', 'Driving licence'],
      ['experience', 'Work Experience'],
      ['education', 'Education'],
    ],
    skills: ['Forklift Driving', 'SAP EWM', 'Order Picking', 'Stocktaking'],
  },
}
