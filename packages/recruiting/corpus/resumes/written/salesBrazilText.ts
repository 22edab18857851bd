import type { WrittenResume } from './Written.ts'

/** Brazil, sales: Markdown marks, role at employer on one line, numeric months. */
export const salesBrazilText: WrittenResume = {
  id: 'salesBrazilText',
  file: {
    kind: 'txt',
    text: `# Thales Brancaflor

**Key Account Manager** · Curitiba, Brazil
E-mail: thales.brancaflor@mail.example · WhatsApp: +55 (41) 96123-4567

## About

I sell packaging machines to people who did not plan to buy one this year, and they still answer my calls.

## Experience

### Key Account Manager at Araucária Embalagens
*03/2019 – present, Curitiba*

- Grew the account list from 22 to 57 customers.
- Closed the largest order of the firm so far, R$ 14 million.

### Sales Representative at Pinhão Máquinas Ltda
*08/2015 – 02/2019, Londrina*

- Visited 12 customers a week in three states.
- Reached 118% of target in 2018.

### Inside Sales Trainee at Tropeiro Logística
*02/2014 – 07/2015, Curitiba*

- Answered requests for quotation within two hours.

## Education

### Bachelor of Business Administration, Universidade dos Pinheirais
*2010 – 2014*

## Skills

CRM, Salesforce, Negotiation, Forecasting, Cold Calling

## Languages

- Portuguese (native)
- English (advanced)
- Spanish (intermediate)
`,
  },
  truth: {
    name: 'Thales Brancaflor',
    email: 'thales.brancaflor@mail.example',
    phone: '+5541961234567',
    experience: [
      ['Key Account Manager', 'Araucária Embalagens', '2019-03', 'present'],
      ['Sales Representative', 'Pinhão Máquinas Ltda', '2015-08', '2019-02'],
      ['Inside Sales Trainee', 'Tropeiro Logística', '2014-02', '2015-07'],
    ],
    education: [['Bachelor of Business Administration', 'Universidade dos Pinheirais', '2010', '2014']],
    sections: [
      ['summary', 'About'],
      ['experience', 'Experience'],
      ['education', 'Education'],
      ['skills', 'Skills'],
      ['languages', 'Languages'],
    ],
    skills: ['CRM', 'Salesforce', 'Negotiation', 'Forecasting', 'Cold Calling'],
  },
}
