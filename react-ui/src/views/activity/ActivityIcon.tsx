import type { ActivityTransfer } from '@latchkit/core/flows'
import type { ActivityImage } from '@latchkit/core/utils'
import { IconTile } from '../../components/IconTile.tsx'
import { HistoryIcon, InIcon, OutIcon } from '../../components/icons.ts'
import { WalletIcon } from '../../components/WalletIcon.tsx'

type ActivityIconProps = {
  images: readonly ActivityImage[]
  /** Token or NFT names, in the order of the images. */
  names: readonly string[]
  direction: ActivityTransfer['direction'] | null
}

/** One or two images of the transferred tokens or NFTs, with the direction. */
export function ActivityIcon({ images, names, direction }: ActivityIconProps) {
  if (images.every(({ kind }) => kind === null)) {
    return (
      <IconTile tone="plain">
        <HistoryIcon />
      </IconTile>
    )
  }
  return (
    <span className="lk-transfer-icon" data-count={images.length}>
      {images.map(({ kind, url }, index) => (
        <WalletIcon
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is static and its items have no id
          key={index}
          name={names[index] ?? '?'}
          image={url}
          shape={kind === 'NFT' ? 'square' : 'round'}
        />
      ))}
      {direction !== null && direction !== 'self' && (
        <span className="lk-transfer-direction" data-direction={direction} aria-hidden="true">
          {direction === 'in' ? <InIcon /> : <OutIcon />}
        </span>
      )}
    </span>
  )
}
