import Box from '@mui/material/Box'
import { Notice, Fold } from 'page-builder/ui'
import { useToolAround } from './ToolContext.ts'
import { fill } from './fill.ts'

/** From this number of files on, they are collapsed on wide screens too. */
const FEW = 5

/**
 * The notices above a result: one for sample data or a failed service, another for the files missing from it, with the reason for each;
 * long lists, and on phones all, are collapsed, so that the result is on the first screen.
 */
export function Remarks() {
  const { words, isSample, fellBack, leftOut } = useToolAround()
  const remarks = [isSample && words.ofSample, fellBack && words.fellBack].filter((remark) => typeof remark === 'string')
  const isMany = leftOut.length > FEW
  const heading = fill(words.leftOut, { count: leftOut.length })
  return (
    <>
      {remarks.length > 0 && (
        <Notice severity="info">
          {remarks.map((remark) => (
            <p key={remark} className="remark">
              {remark}
            </p>
          ))}
        </Notice>
      )}
      {leftOut.length > 0 && (
        <Notice severity="warning" className="left-out" sx={{ fontSize: '0.875rem' }}>
          <Box component="p" sx={{ display: { xs: 'none', sm: isMany ? 'none' : 'block' }, '@media print': { display: 'block' } }}>
            {heading}
          </Box>
          <Fold label={heading} until={isMany ? 'print' : 'phone'}>
            <Box component="ul" sx={{ m: 0, mt: { xs: 1, sm: isMany ? 1 : 0 }, paddingInlineStart: 2.5 }}>
              {leftOut.map(({ name, message }, index) => (
                <li key={index}>
                  {name}: {message}
                </li>
              ))}
            </Box>
          </Fold>
        </Notice>
      )}
    </>
  )
}
