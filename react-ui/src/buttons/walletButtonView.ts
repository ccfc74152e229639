import type { KitState, Wallet } from '@latchkit/core'
import type { KitContextValue } from '../kit/KitContext.ts'

/** `open` opens the modal on the wallet; it never rejects, see `ModalOpener`. */
export type WalletButtonView = { open(): Promise<void> } & (
  | { step: 'known'; name: string; icon: string | null }
  | {
      /** No list contains the wallet yet. `open` looks it up in the wallet directory. */
      step: 'unknown'
      name: null
      icon: null
    }
)

export type WalletButtonParts = Pick<KitState, 'config' | 'connections' | 'directory'>

/** Selects the parts that `walletButtonView` needs. */
export const walletButtonParts = ({
  config,
  connections,
  directory,
}: KitState): WalletButtonParts => ({ config, connections, directory })

/** Returns the view function of one wallet. `walletId`: a wallet id or an rdns. */
export const walletButtonView =
  (walletId: string) =>
  (
    { config, connections, directory }: WalletButtonParts,
    { opener }: Pick<KitContextValue, 'opener'>,
  ): WalletButtonView => {
    const lists: readonly (readonly Pick<Wallet, 'id' | 'name' | 'rdns' | 'icon'>[])[] = [
      connections.connectors,
      config.customWallets,
      directory.featured,
      directory.recommended,
      connections.recent,
    ]
    const wallet = lists.flat().find(({ id, rdns }) => id === walletId || rdns === walletId)
    const open = () => opener.open({ wallet: walletId })
    const name = wallet?.name ?? config.customWalletNames[walletId]
    if (typeof name !== 'string') return { step: 'unknown', name: null, icon: null, open }
    return { step: 'known', name, icon: wallet?.icon ?? null, open }
  }
