import { z } from 'zod'
import { AudienceChooser } from './audienceChooser.ts'
import { CallToAction } from './callToAction.ts'
import { Callout } from './callout.ts'
import { Checklist } from './checklist.ts'
import { ComparisonTable } from './comparisonTable.ts'
import { DataTable } from './dataTable.ts'
import { DataScout } from './dataScout.ts'
import { EntryCards } from './entryCards.ts'
import { Faq } from './faq.ts'
import { FeatureGrid } from './featureGrid.ts'
import { FeatureMatrix } from './featureMatrix.ts'
import { FeatureRows } from './featureRows.ts'
import { Form } from './form.ts'
import { Fragment } from './fragment.ts'
import { GlossaryEntry } from './glossaryEntry.ts'
import { GlossaryIndex } from './glossaryIndex.ts'
import { Hero } from './hero.ts'
import { IntegrationsDirectory } from './integrationsDirectory.ts'
import { JobScanner } from './jobScanner.ts'
import { LinkGroups } from './linkGroups.ts'
import { PricingPlans } from './pricingPlans.ts'
import { Principles } from './principles.ts'
import { ProfileOptimizer } from './profileOptimizer.ts'
import { ProofStrip } from './proofStrip.ts'
import { RelatedEntries } from './relatedEntries.ts'
import { ResumeChecker } from './resumeChecker.ts'
import { ResumeSync } from './resumeSync.ts'
import { RichText } from './richText.ts'
import { Stats } from './stats.ts'
import { Steps } from './steps.ts'
import { TableOfContents } from './tableOfContents.ts'
import { Tabs } from './tabs.ts'
import { Quote } from './quote.ts'
import { LogoRow } from './logoRow.ts'
import { Team } from './team.ts'
import { Media } from './media.ts'
import { NewsList } from './newsList.ts'
import { Gallery } from './gallery.ts'
import { Place } from './place.ts'
import { WeightedRanking } from './weightedRanking.ts'
import { TalentSelector } from './talentSelector.ts'

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
