import type { AccountState, KitState, Namespace, NativeBalance } from '@latchkit/core'
import type { KitContextValue } from '../kit/KitContext.ts'
import { accountOf, networkOf } from '../kit/namespace-selectors.ts'

/** `open` opens the modal; it never rejects, see `ModalOpener`. */
export type ConnectButtonView = { open(): Promise<void> } & (
  | { step: 'disconnected' | 'connecting' | 'reconnecting' }
  | {
      step: 'connected'
      address: string
      /** Null until the balance has been read. */
      balance: NativeBalance | null
      /** False if the wallet is on a network that the page has not configured. */
      supported: boolean
    }
)

export type ConnectButtonParts = {
  account: AccountState | null
  supported: boolean
  namespace: Namespace | undefined
}

/** Returns the selector of the parts that `connectButtonView` needs. */
export const connectButtonParts =
  (namespace?: Namespace) =>
  (state: KitState): ConnectButtonParts => ({
    account: accountOf(state, namespace),
    supported: networkOf(state, namespace).supported,
    namespace,
  })

export function connectButtonView(
  { account, supported, namespace }: ConnectButtonParts,
  { opener }: Pick<KitContextValue, 'opener'>,
): ConnectButtonView {
  const open = () => opener.open({ ...(namespace && { namespace }) })
  if (account === null || account.status === 'disconnected') return { step: 'disconnected', open }
  if (account.status !== 'connected') return { step: account.status, open }
  if (account.address === null) return { step: 'connecting', open }
  return { step: 'connected', address: account.address, balance: account.balance, supported, open }
}
