import { accountantPoland } from './accountantPoland.ts'
import { analystNigeriaText } from './analystNigeriaText.ts'
import { changerUs } from './changerUs.ts'
import { chefPhilippines } from './chefPhilippines.ts'
import { clerkKenyaText } from './clerkKenyaText.ts'
import { dataScientistIndia } from './dataScientistIndia.ts'
import { designerBrazil } from './designerBrazil.ts'
import { developerText } from './developerText.ts'
import { executiveIreland } from './executiveIreland.ts'
import { juniorVietnam } from './juniorVietnam.ts'
import { lawyerGermanyText } from './lawyerGermanyText.ts'
import { lawyerNigeria } from './lawyerNigeria.ts'
import { leaverUk } from './leaverUk.ts'
import { managerIndia } from './managerIndia.ts'
import { nurseSidebar } from './nurseSidebar.ts'
import { profileExportKenya } from './profileExportKenya.ts'
import { researcherGermany } from './researcherGermany.ts'
import { salesBrazilText } from './salesBrazilText.ts'
import { salesUs } from './salesUs.ts'
import { studentNurseText } from './studentNurseText.ts'
import { teacherSpain } from './teacherSpain.ts'
import { teacherUk } from './teacherUk.ts'
import { warehouseGermany } from './warehouseGermany.ts'
import { welderUk } from './welderUk.ts'
import type { WrittenResume } from './Written.ts'

/**
 * Part D: written by hand by an author without knowledge of the extraction rules, then run once; see README.md for the results of that
 * first run.
 */
export const writtenResumes: WrittenResume[] = [
  nurseSidebar,
  dataScientistIndia,
  designerBrazil,
  profileExportKenya,
  executiveIreland,
  teacherSpain,
  accountantPoland,
  welderUk,
  researcherGermany,
  juniorVietnam,
  teacherUk,
  salesUs,
  lawyerNigeria,
  chefPhilippines,
  changerUs,
  leaverUk,
  warehouseGermany,
  managerIndia,
  developerText,
  clerkKenyaText,
  studentNurseText,
  salesBrazilText,
  analystNigeriaText,
  lawyerGermanyText,
]
