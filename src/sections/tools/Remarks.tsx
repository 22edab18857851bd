import Box from '@mui/material/Box'
import { Notice } from '#src/sections/Notice.tsx'
import { useToolAround } from './ToolContext.ts'

/**
 * What must be said over a result, in one notice: that it is one of sample data, or that a service failed. Files that it was made without
 * are named in another, with the reason of each.
 */
export function Remarks() {
  const { words, isSample, fellBack, leftOut } = useToolAround()
  const remarks = [isSample && words.ofSample, fellBack && words.fellBack].filter((remark) => typeof remark === 'string')
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
          {words.leftOut}
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
            {leftOut.map(({ name, message }, index) => (
              <li key={index}>
                {name}: {message}
              </li>
            ))}
          </Box>
        </Notice>
      )}
    </>
  )
}
