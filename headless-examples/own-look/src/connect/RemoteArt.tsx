import type { Wallet } from '@latchkit/core'
import { Icon } from '../components/Icon.tsx'
import { Mark } from '../components/Mark.tsx'

/** Image of the wallet, or a QR icon if any wallet may scan. */
export function RemoteArt({ wallet }: { wallet: Wallet | null }) {
  if (wallet !== null) return <Mark size="large" name={wallet.name} image={wallet.icon} />
  return (
    <span className="mark" data-size="large">
      <Icon name="code" />
    </span>
  )
}
