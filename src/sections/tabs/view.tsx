import MuiTab from '@mui/material/Tab'
import MuiTabs from '@mui/material/Tabs'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { localId } from '#src/sections/localId.ts'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { TabPanel } from './TabPanel.tsx'
import { TabsRoot } from './TabsRoot.ts'
import { useTabs } from './useTabs.ts'

/**
 * Several views of one subject. Before hydration the tabs are links to the panels, and CSS shows the panel in the URL, or the first;
 * without scripts all panels are shown. After hydration they are tabs, with the same look and position.
 */
export default function Tabs({ id, eyebrow, title, lead, label, items }: ViewProps<'tabs'>) {
  const base = id ?? localId('tabs', title, label)
  const panelIds = items.map((_, index) => `${base}_${index + 1}`)
  const { chosen, choose, barRef } = useTabs(panelIds)
  return (
    <>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <TabsRoot className="reveal" data-state={chosen === 'links' ? 'links' : 'live'}>
        <div ref={barRef}>
          {chosen === 'links' ? (
            <ul role="list" className="tablist" aria-label={label}>
              {items.map((item, index) => (
                <li key={item.label}>
                  <a className="tab" href={`#${panelIds[index]}`}>
                    {item.label}
                  </a>
                </li>
              ))}
            </ul>
          ) : (
            <MuiTabs
              value={chosen}
              onChange={(_, index: number) => choose(index)}
              selectionFollowsFocus
              aria-label={label}
              slotProps={{ list: { className: 'tablist' } }}>
              {items.map((item, index) => (
                <MuiTab
                  key={item.label}
                  className="tab"
                  disableRipple
                  label={item.label}
                  id={`${panelIds[index]}_tab`}
                  aria-controls={panelIds[index]}
                />
              ))}
            </MuiTabs>
          )}
        </div>
        <div className="panels">
          {items.map((item, index) => (
            <TabPanel
              key={item.label}
              item={item}
              id={panelIds[index] ?? base}
              state={chosen === 'links' ? 'static' : chosen === index ? 'chosen' : 'hidden'}
            />
          ))}
        </div>
      </TabsRoot>
    </>
  )
}
