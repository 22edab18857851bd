import Avatar from '@mui/material/Avatar'
import { styled } from '@mui/material/styles'
import { Photo } from './Photo.tsx'
import { photoSizes } from './photoSizes.ts'
import { initialsOfPerson } from './pictures/initials.ts'

/** A portrait, or the initials of the name. It is decorative: the name is next to it. */
export function Portrait({ name, src }: { name: string; src: string | undefined }) {
  return (
    <Avatar>
      {src === undefined ? (
        <span aria-hidden="true">{initialsOfPerson(name)}</span>
      ) : (
        <Face src={src} alt="" sizes={photoSizes.portrait} isMinor />
      )}
    </Avatar>
  )
}

const Face = styled(Photo)({ width: '100%', height: '100%', objectFit: 'cover', textAlign: 'center', color: 'transparent' })
