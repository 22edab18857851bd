import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { localId } from '#src/sections/localId.ts'
import { Points } from '#src/sections/Points.tsx'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { AudienceChooserRoot } from './AudienceChooserRoot.ts'

/**
 * One question as a radio group; CSS shows the advice of the selected answer. Each advice follows its answer in reading order; browsers
 * without `:has()` show all of them.
 */
export default function AudienceChooser({ id, eyebrow, title, lead, question, options }: ViewProps<'audienceChooser'>) {
  const name = id ?? localId('audienceChooser', question)
  return (
    <>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <AudienceChooserRoot className="reveal">
        <legend>{question}</legend>
        <div className="options">
          {options.map((option, index) => (
            <div key={option.label} className="option">
              <label>
                <input type="radio" name={name} value={option.label} defaultChecked={index === 0} />
                <Icon name={option.icon} />
                <span>{option.label}</span>
              </label>
              <Card variant="tint" className="advice">
                <Typography variant="panelTitle" component="h3">
                  {option.title}
                </Typography>
                <Typography variant="subtitle1">{option.text}</Typography>
                <Points points={option.points} />
                <ActionButton {...option.action} />
              </Card>
            </div>
          ))}
        </div>
      </AudienceChooserRoot>
    </>
  )
}
