import { styled } from '@mui/material/styles'
import { Photo } from './Photo.tsx'
import { photoSizes } from './photoSizes.ts'

/** The face of somebody whose name stands beside it, as large as the round that it fills. */
export function Portrait({ src }: { src: string }) {
  return <Face src={src} alt="" sizes={photoSizes.portrait} isMinor />
}

const Face = styled(Photo)({ width: '100%', height: '100%', objectFit: 'cover', textAlign: 'center', color: 'transparent' })
