import type { ReactNode } from 'react'
import type { Footer } from '#schemas/footer.ts'

type Network = Footer['social'][number]['network']

const marks: Record<Network, ReactNode> = {
  linkedin: <path d="M6 10v8M6 6v.010M11 18v-8M11 14c0-5.300 7-5.300 7 0v4" />,
  instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="5" />
      <circle cx="12" cy="12" r="3.600" />
      <path d="M16.500 7.500v.010" />
    </>
  ),
  facebook: <path d="M16 4h-1.500C12 4 11 5.500 11 8v12M7.500 12H15" />,
  twitter: (
    <path d="M20.800 6.300 18.700 8.400c.3 6.300-4.200 11.100-9.900 11.100-2.200 0-4.300-.6-5.800-1.700 2.200 0 4-.6 5.300-1.700-3.600-1.600-4.900-5.900-3.700-10.300 1.900 2.300 4.400 3.700 7.300 3.900-.4-2.600 1.200-4.700 3.500-4.700 1.200 0 2.200.5 2.900 1.300z" />
  ),
  youtube: (
    <>
      <rect x="2.500" y="5.500" width="19" height="13" rx="4" />
      <path d="m10.500 9.500 4 2.500-4 2.500z" />
    </>
  ),
  github: (
    <>
      <circle cx="7" cy="5.500" r="2.200" />
      <circle cx="7" cy="18.500" r="2.200" />
      <circle cx="17" cy="8.500" r="2.200" />
      <path d="M7 7.700v8.600M17 10.700c0 3-2.500 3.800-10 4" />
    </>
  ),
}

/** The logo of a social network, decorative: its link has its own name. */
export function SocialIcon({ network }: { network: Network }) {
  return (
    <svg className="icon" width={24} height={24} viewBox="0 0 24 24" aria-hidden="true">
      {marks[network]}
    </svg>
  )
}
