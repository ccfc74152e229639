import { ownImage } from '@latchkit/core/utils'
import { type ComponentProps, useContext } from 'react'
import { Avatar } from '../components/Avatar.tsx'
import { SlotsContext } from './SlotsContext.ts'

/** The picture of an account in the modal: the page's own component, or the avatar. */
export function AccountAvatar({ address, image, size = 'row' }: ComponentProps<typeof Avatar>) {
  const { Avatar: OwnAvatar } = useContext(SlotsContext)
  if (OwnAvatar === undefined) return <Avatar address={address} image={image} size={size} />
  return (
    <span className="lk-avatar lk-slot" data-size={size} aria-hidden="true">
      <OwnAvatar address={address} image={ownImage(image)} size={size} />
    </span>
  )
}
