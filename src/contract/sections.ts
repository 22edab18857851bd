import { z } from 'zod'
import AudienceChooser from '#src/sections/audienceChooser/schema.ts'
import CallToAction from '#src/sections/callToAction/schema.ts'
import Callout from '#src/sections/callout/schema.ts'
import Checklist from '#src/sections/checklist/schema.ts'
import ComparisonTable from '#src/sections/comparisonTable/schema.ts'
import DataTable from '#src/sections/dataTable/schema.ts'
import DataScout from '#src/sections/dataScout/schema.ts'
import EntryCards from '#src/sections/entryCards/schema.ts'
import Faq from '#src/sections/faq/schema.ts'
import FeatureGrid from '#src/sections/featureGrid/schema.ts'
import FeatureMatrix from '#src/sections/featureMatrix/schema.ts'
import FeatureRows from '#src/sections/featureRows/schema.ts'
import Form from '#src/sections/form/schema.ts'
import { Fragment } from '#schemas/fragment.ts'
import GlossaryEntry from '#src/sections/glossaryEntry/schema.ts'
import GlossaryIndex from '#src/sections/glossaryIndex/schema.ts'
import Hero from '#src/sections/hero/schema.ts'
import IntegrationsDirectory from '#src/sections/integrationsDirectory/schema.ts'
import JobScanner from '#src/sections/jobScanner/schema.ts'
import LinkGroups from '#src/sections/linkGroups/schema.ts'
import PricingPlans from '#src/sections/pricingPlans/schema.ts'
import Principles from '#src/sections/principles/schema.ts'
import ProfileOptimizer from '#src/sections/profileOptimizer/schema.ts'
import ProofStrip from '#src/sections/proofStrip/schema.ts'
import RelatedEntries from '#src/sections/relatedEntries/schema.ts'
import ResumeChecker from '#src/sections/resumeChecker/schema.ts'
import ResumeSync from '#src/sections/resumeSync/schema.ts'
import RichText from '#src/sections/richText/schema.ts'
import Stats from '#src/sections/stats/schema.ts'
import Steps from '#src/sections/steps/schema.ts'
import TableOfContents from '#src/sections/tableOfContents/schema.ts'
import Tabs from '#src/sections/tabs/schema.ts'
import Quote from '#src/sections/quote/schema.ts'
import LogoRow from '#src/sections/logoRow/schema.ts'
import Team from '#src/sections/team/schema.ts'
import Media from '#src/sections/media/schema.ts'
import NewsList from '#src/sections/newsList/schema.ts'
import Gallery from '#src/sections/gallery/schema.ts'
import Place from '#src/sections/place/schema.ts'
import WeightedRanking from '#src/sections/weightedRanking/schema.ts'
import TalentSelector from '#src/sections/talentSelector/schema.ts'

/** All section types that a page can show, in the order of the gallery. */
export const sectionSchemas = [
  Hero,
  ProofStrip,
  FeatureGrid,
  FeatureRows,
  Steps,
  Tabs,
  WeightedRanking,
  AudienceChooser,
  PricingPlans,
  FeatureMatrix,
  ComparisonTable,
  DataTable,
  Faq,
  CallToAction,
  Callout,
  RichText,
  TableOfContents,
  GlossaryIndex,
  GlossaryEntry,
  RelatedEntries,
  EntryCards,
  IntegrationsDirectory,
  Form,
  Principles,
  Checklist,
  Stats,
  LinkGroups,
  Quote,
  LogoRow,
  Team,
  Media,
  NewsList,
  Gallery,
  Place,
  ResumeChecker,
  ProfileOptimizer,
  ResumeSync,
  DataScout,
  JobScanner,
  TalentSelector,
] as const

/** A section of one of the types that a page can show. */
export const ShownSection = z.discriminatedUnion('type', [...sectionSchemas]).describe('A section; `type` says which.')

/** One section of a page as it is written in config: a section type, or a shared fragment. */
export const Section = z.discriminatedUnion('type', [...sectionSchemas, Fragment]).describe('A section of a page; `type` says which.')

/** A section type that a company has written itself; it is made by `section`, as those here are. */
export type OwnSchema = z.ZodObject<{ type: z.ZodLiteral<string> }>

/**
 * Adds section types of a company to those that pages can show. It must be called before anything is parsed, since the unions look at
 * their options once; adding a type again changes nothing.
 */
export function addSectionTypes(schemas: readonly OwnSchema[]): void {
  for (const union of [ShownSection, Section]) {
    const options = union.def.options as unknown as OwnSchema[]
    for (const schema of schemas) if (!options.some((option) => typeOf(option) === typeOf(schema))) options.push(schema)
  }
}

/** All section types that a page can show, those of the company last. */
export function shownSchemas(): readonly (typeof sectionSchemas)[number][] {
  return ShownSection.def.options
}

/** Whether a section type is one of the company, and not of the builder. */
export function isOwnType(type: string): boolean {
  return !ofBuilder.has(type)
}

const ofBuilder: ReadonlySet<string> = new Set([...sectionSchemas, Fragment].map(typeOf))

function typeOf(schema: OwnSchema): string {
  return schema.shape.type.value
}

/** A section as it is shown: parsed, fragments already replaced by their sections. */
export type Section = z.output<typeof ShownSection>
/** A section or a fragment, parsed. */
export type AnySection = z.output<typeof Section>
/** The name of a section type. */
export type SectionType = Section['type']
/** What the component of a section type receives. */
export type SectionProps<Type extends SectionType> = Extract<Section, { type: Type }>
