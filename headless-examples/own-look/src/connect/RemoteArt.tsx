import type { Wallet } from '@latchkit/core'
import { Icon } from '../parts/Icon.tsx'
import { Mark } from '../parts/Mark.tsx'

/** The wallet's picture; a code where it may be any. */
export function RemoteArt({ wallet }: { wallet: Wallet | null }) {
  if (wallet !== null) return <Mark size="large" name={wallet.name} image={wallet.icon} />
  return (
    <span className="mark" data-size="large">
      <Icon name="code" />
    </span>
  )
}
