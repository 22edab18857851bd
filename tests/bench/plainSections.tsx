import type { ComponentType } from 'react'
import type { Section, SectionProps } from '#schemas/sections/index.ts'
import { PlainAction, PlainHeading, PlainHtml, PlainIcon } from './plainParts.tsx'
import { PlainPicture } from './plainPictures.tsx'
import { PlainComparison, PlainPlans, PlainTable } from './plainTables.tsx'
import type { SYNTHETIC_TYPES } from './syntheticPage.ts'

const views: { [Type in (typeof SYNTHETIC_TYPES)[number]]: ComponentType<SectionProps<Type>> } = {
  hero: Hero,
  proofStrip: Facts,
  featureGrid: Features,
  featureRows: Rows,
  steps: Steps,
  dataTable: PlainTable,
  pricingPlans: PlainPlans,
  comparisonTable: PlainComparison,
  checklist: Checklist,
  richText: Words,
  faq: Questions,
  callToAction: Closing,
}

/** A section of the synthetic site in plain elements. Throws for section types that the synthetic site does not have. */
export function PlainSection({ section }: { section: Section }) {
  const View = (views as Record<string, ComponentType<Section> | undefined>)[section.type]
  if (!View) throw new Error(`There is no plain section of type ${section.type}`)
  return (
    <section id={section.id} className={`band ${section.tone}`}>
      <div className="container">
        <View {...section} />
      </div>
    </section>
  )
}

function Hero({ eyebrow, title, lead, actions, notes, picture }: SectionProps<'hero'>) {
  return (
    <div className="hero">
      <div className="words">
        <p className="eyebrow">{eyebrow}</p>
        <h1>
          <span className="highlight">{title}</span>
        </h1>
        <p className="lead">{lead}</p>
        <div className="actions">
          {actions.map((action) => (
            <PlainAction key={action.label} {...action} />
          ))}
        </div>
        <Ticks points={notes} />
      </div>
      <div className="stage">{picture && <PlainPicture picture={picture} />}</div>
    </div>
  )
}

function Ticks({ points }: { points: string[] }) {
  return (
    <ul className="ticks">
      {points.map((point) => (
        <li key={point}>
          <PlainIcon name="check" />
          {point}
        </li>
      ))}
    </ul>
  )
}

function Facts({ items }: SectionProps<'proofStrip'>) {
  return (
    <div className="facts">
      <ul>
        {items.map(({ icon, text }) => (
          <li key={text}>
            <PlainIcon name={icon} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Features({ items, ...heading }: SectionProps<'featureGrid'>) {
  return (
    <>
      <PlainHeading {...heading} />
      <ul className="features">
        {items.map(({ icon, title, text, href, linkLabel }) => (
          <li key={title}>
            <span className="tile">
              <PlainIcon name={icon} />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
            <a href={href}>
              {linkLabel}
              <PlainIcon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

function Rows({ rows, ...heading }: SectionProps<'featureRows'>) {
  return (
    <>
      <PlainHeading {...heading} />
      <div className="rows">
        {rows.map(({ eyebrow, title, text, points, action, picture }) => (
          <div className="row" key={title}>
            <div className="words">
              <p className="eyebrow">{eyebrow}</p>
              <h3>{title}</h3>
              <p className="text">{text}</p>
              <Ticks points={points} />
              {action && <PlainAction {...action} />}
            </div>
            <div className="stage">
              <PlainPicture picture={picture} />
            </div>
          </div>
        ))}
      </div>
    </>
  )
}

function Steps({ items, ...heading }: SectionProps<'steps'>) {
  return (
    <div className="steps">
      <PlainHeading {...heading} />
      <div>
        <ol>
          {items.map(({ title, text }, index) => (
            <li key={title}>
              <span className="mark">{index + 1}</span>
              <div className="words">
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

function Checklist({ groups, ...heading }: SectionProps<'checklist'>) {
  return (
    <>
      <PlainHeading {...heading} />
      <div className="checklist">
        {groups.map(({ title, note, items }) => (
          <div className="group" key={title}>
            <div className="name">
              <h3>{title}</h3>
              {note && <p className="note">{note}</p>}
            </div>
            <ul>
              {items.map((item) => (
                <li key={item.title}>
                  <PlainIcon name="check" />
                  <div>
                    <strong>{item.title}</strong>
                    {item.text && <p>{item.text}</p>}
                  </div>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  )
}

function Words({ title, body }: SectionProps<'richText'>) {
  return (
    <div className="rich">
      <h2>{title}</h2>
      <PlainHtml className="prose" html={body ?? ''} />
    </div>
  )
}

function Questions({ items, ...heading }: SectionProps<'faq'>) {
  return (
    <div className="faq">
      <PlainHeading {...heading} />
      <div className="items">
        {items.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <h3>{question}</h3>
              <PlainIcon name="plus" />
            </summary>
            <PlainHtml className="prose answer" html={answer} />
          </details>
        ))}
      </div>
    </div>
  )
}

function Closing({ title, text, actions }: SectionProps<'callToAction'>) {
  return (
    <div className="closing">
      <div className="words">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="actions">
        {actions.map((action) => (
          <PlainAction key={action.label} {...action} />
        ))}
      </div>
    </div>
  )
}
