import { bakerFrance } from './bakerFrance.ts'
import { carerPoland } from './carerPoland.ts'
import { directorSpain } from './directorSpain.ts'
import { driverPhilippinesText } from './driverPhilippinesText.ts'
import { engineerGermany } from './engineerGermany.ts'
import { graduateIndiaText } from './graduateIndiaText.ts'
import { lecturerKenya } from './lecturerKenya.ts'
import { marketerUs } from './marketerUs.ts'
import type { WrittenResume } from './Written.ts'

/** Part E: written after the rules had been improved on part D, before running the rules on it; see README.md. */
export const unseenResumes: WrittenResume[] = [
  marketerUs,
  carerPoland,
  lecturerKenya,
  bakerFrance,
  engineerGermany,
  directorSpain,
  graduateIndiaText,
  driverPhilippinesText,
]
