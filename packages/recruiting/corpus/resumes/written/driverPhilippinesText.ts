import type { WrittenResume } from './Written.ts'

/** Philippines, driver abroad: a form with labels for each job, dates with days, double blank lines. */
export const driverPhilippinesText: WrittenResume = {
  id: 'driverPhilippinesText',
  file: {
    kind: 'txt',
    text: `ARNULFO B. DIMASUPIL
Heavy Equipment Driver
Brgy. Kathang-isip, Batangas City, Philippines
Contact No: 0917 123 4567
Email: arnulfo.dimasupil@mail.example


OBJECTIVES

To drive safely for a company that maintains its vehicles.


EMPLOYMENT RECORD

Company: Al Khayal Contracting LLC
Position: Heavy Truck Driver
Location: Doha, Qatar
Period: 10/06/2018 to 22/09/2023
Duties:
- Drove 40-ton tippers between quarry and site
- Checked tires, brakes and oil every morning

Company: Malikhain Hauling Services
Position: Truck Driver
Location: Batangas City
Period: 03/02/2014 to 30/04/2018
Duties:
- Delivered cement to 15 towns

Company: Taal Lake Transport Cooperative
Position: Jeepney Driver
Period: 2010 to 2014


EDUCATION

Tertiary: Diploma in Automotive Technology
          Balisong Technical Institute
          2008 - 2010
Secondary: Lumang Bayan National High School
          2004 - 2008


LICENSES

Professional Driver's License, restriction codes 1, 2, 3, 8


SKILLS

Defensive driving
Basic engine repair
Forklift operation


CHARACTER REFERENCE

Available upon request
`,
  },
  truth: {
    name: 'Arnulfo B. Dimasupil',
    email: 'arnulfo.dimasupil@mail.example',
    phone: '+639171234567',
    experience: [
      ['Heavy Truck Driver', 'Al Khayal Contracting LLC', '2018-06', '2023-09'],
      ['Truck Driver', 'Malikhain Hauling Services', '2014-02', '2018-04'],
      ['Jeepney Driver', 'Taal Lake Transport Cooperative', '2010', '2014'],
    ],
    education: [
      ['Diploma in Automotive Technology', 'Balisong Technical Institute', '2008', '2010'],
      [null, 'Lumang Bayan National High School', '2004', '2008'],
    ],
    sections: [
      ['summary', 'Objectives'],
      ['experience', 'Employment Record'],
      ['education', 'Education'],
      ['certificates', 'Licenses'],
      ['skills', 'Skills'],
      ['references', 'Character Reference'],
    ],
    skills: ['Defensive driving', 'Basic engine repair', 'Forklift operation'],
  },
}
