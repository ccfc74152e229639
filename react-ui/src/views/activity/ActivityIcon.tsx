import type { ActivityTransfer } from '@latchkit/core/flows/activity'
import type { ActivityImage } from '@latchkit/core/utils'
import { IconTile } from '../../components/IconTile.tsx'
import { HistoryIcon, InIcon, OutIcon } from '../../components/icons.ts'
import { WalletIcon } from '../../components/WalletIcon.tsx'

type ActivityIconProps = {
  images: readonly ActivityImage[] /** Of what is on the pictures, in their order. */
  names: readonly string[]
  way: ActivityTransfer['direction'] | null
}

/** What was moved, as a picture or two, and which way. */
export function ActivityIcon({ images, names, way }: ActivityIconProps) {
  if (images.every(({ kind }) => kind === null)) {
    return (
      <IconTile tone="plain">
        <HistoryIcon />
      </IconTile>
    )
  }
  return (
    <span className="lk-transfer-icon" data-count={images.length}>
      {images.map(({ kind, url }, at) => (
        <WalletIcon
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is static and its items have no id
          key={at}
          name={names[at] ?? '?'}
          image={url}
          shape={kind === 'NFT' ? 'square' : 'round'}
        />
      ))}
      {way !== null && way !== 'self' && (
        <span className="lk-transfer-direction" data-way={way} aria-hidden="true">
          {way === 'in' ? <InIcon /> : <OutIcon />}
        </span>
      )}
    </span>
  )
}
