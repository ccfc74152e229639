import type { KitState, Wallet } from '@latchkit/core'
import type { ViewPlace } from '../kit/useKitView.ts'

/** What a button for one wallet may show and do; name and icon are null until somebody has said them. */
export type WalletButtonView = {
  step: 'known' | 'unknown'
  name: string | null
  icon: string | null
  open(): Promise<void>
}

export type WalletButtonParts = Pick<KitState, 'config' | 'connections' | 'directory'>

/** The parts of what is so that a wallet's button is drawn from. */
export const walletButtonParts = ({
  config,
  connections,
  directory,
}: KitState): WalletButtonParts => ({ config, connections, directory })

/** Makes the view for one wallet. It opens the modal even where nothing is known of it: the kit then looks it up. */
export const walletButtonView =
  (walletId: string) =>
  (
    { config, connections, directory }: WalletButtonParts,
    { opening }: Pick<ViewPlace, 'opening'>,
  ): WalletButtonView => {
    const lists: readonly (readonly Pick<Wallet, 'id' | 'name' | 'rdns' | 'icon'>[])[] = [
      connections.connectors,
      config.customWallets,
      directory.featured,
      directory.recommended,
      connections.recent,
    ]
    const known = lists.flat().find(({ id, rdns }) => id === walletId || rdns === walletId) ?? null
    const open = () => opening.open({ wallet: walletId })
    return {
      step: known === null ? 'unknown' : 'known',
      name: known?.name ?? null,
      icon: known?.icon ?? null,
      open,
    }
  }
