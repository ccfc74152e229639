import type { Wallet } from '@latchkit/core'
import { KitMark } from '../../parts/KitMark.tsx'
import { WalletIcon } from '../../parts/WalletIcon.tsx'

/** The wallet's icon; our own mark where it may be any. */
export function RemoteIcon({
  wallet,
  size = 'hero',
}: {
  wallet: Wallet | null
  size?: 'hero' | 'row'
}) {
  return wallet === null ? (
    <KitMark size={size} />
  ) : (
    <WalletIcon size={size} name={wallet.name} image={wallet.icon} />
  )
}
