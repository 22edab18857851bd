import type { SectionProps } from '#schemas/sections/index.ts'
import { PlainAction, PlainHeading, PlainIcon } from './plainParts.tsx'

/** A table of values. */
export function PlainTable({ caption, columns, rows, note, ...heading }: SectionProps<'dataTable'>) {
  return (
    <div className="data">
      <PlainHeading {...heading} />
      <div className="scroll">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...values]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={index}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="note">{note}</p>
    </div>
  )
}

/** Our offer beside another one. */
export function PlainComparison({
  caption,
  ours,
  theirs,
  checkedOn,
  differencesLabel,
  rows,
  notPublished,
  notice,
  ...heading
}: SectionProps<'comparisonTable'>) {
  return (
    <div className="comparison">
      <PlainHeading {...heading} />
      <div className="bar">
        <p className="checked">
          <PlainIcon name="calendar-check" />
          <time dateTime={checkedOn}>{checkedOn}</time>
        </p>
        <label className="filter">
          <input type="checkbox" />
          {differencesLabel}
        </label>
      </div>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{ours}</th>
            <th scope="col">{theirs}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.topic}>
              <th scope="row">{row.topic}</th>
              <td className="ours">
                <span className="label">{ours}</span>
                {row.ours}
              </td>
              <td>
                <span className="label">{theirs}</span>
                {row.theirs === 'not-published' ? (
                  <span className="unknown">{notPublished}</span>
                ) : (
                  <>
                    {row.theirs.text}
                    <span className="source">
                      <a href={row.theirs.source.url}>{row.theirs.source.label}</a>,{' '}
                      <time dateTime={row.theirs.source.checkedOn}>{row.theirs.source.checkedOn}</time>
                    </span>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="notice">{notice}</p>
    </div>
  )
}

/** Plans side by side, with both prices in the document. */
export function PlainPlans({ billing, plans, note, ...heading }: SectionProps<'pricingPlans'>) {
  return (
    <div className="pricing">
      <PlainHeading {...heading} />
      <fieldset className="billing">
        <legend>{billing?.label}</legend>
        <div className="choices">
          <label>
            <input type="radio" name="billing" value="monthly" defaultChecked />
            <span>{billing?.monthly}</span>
          </label>
          <label>
            <input type="radio" name="billing" value="yearly" />
            <span>
              {billing?.yearly} <small>{billing?.saving}</small>
            </span>
          </label>
        </div>
      </fieldset>
      <ul className="plans">
        {plans.map(({ name, bestFor, price, unit, features, action, highlight }) => (
          <li key={name} className="plan">
            <div className="head">
              <h3>{name}</h3>
              {highlight && <p className="tag">{highlight}</p>}
            </div>
            <p className="for">{bestFor}</p>
            {'words' in price && <p className="price">{price.words}</p>}
            {'monthly' in price && (
              <div>
                <PlainPrice figure={price.monthly} unit={unit} period={billing?.monthly} />
                <PlainPrice figure={price.yearly} unit={unit} period={billing?.yearly} />
              </div>
            )}
            <PlainAction {...action} />
            <ul className="features">
              {features.map((feature) => (
                <li key={feature}>
                  <PlainIcon name="check" />
                  {feature}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="note">{note}</p>
    </div>
  )
}

function PlainPrice({ figure, unit, period }: { figure: number; unit: string | undefined; period: string | undefined }) {
  return (
    <p className="price">
      <span className="figure">{figure} EUR</span> <span className="unit">{unit}</span> <span className="period">{period}</span>
    </p>
  )
}
