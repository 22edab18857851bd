import { accountantIndia } from './accountantIndia.ts'
import { developerPoland } from './developerPoland.ts'
import { directorUs } from './directorUs.ts'
import { managerUkText } from './managerUkText.ts'
import { nurseKenya } from './nurseKenya.ts'
import { salesNigeriaText } from './salesNigeriaText.ts'
import type { WrittenResume } from './Written.ts'

/** Part F: written after the rules had been improved on parts D and E, before running the rules on it; see README.md. */
export const lateResumes: WrittenResume[] = [developerPoland, directorUs, accountantIndia, nurseKenya, managerUkText, salesNigeriaText]
