import type { Wallet } from '@latchkit/core'
import { KitMark } from '../../components/KitMark.tsx'
import { WalletIcon } from '../../components/WalletIcon.tsx'

/** The wallet's icon, or the Latchkit logo if any wallet can connect. */
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
