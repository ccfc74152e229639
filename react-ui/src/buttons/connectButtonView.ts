import type { KitState, Namespace, NativeBalance } from '@latchkit/core'
import { accountOf, networkOf } from '@latchkit/core/internal'
import type { KitContextValue } from '../kit/KitContext.ts'
import { accountName } from '../views/account/account-name.ts'

/** `open` opens the modal; it never rejects, see `ModalOpener`. */
export type ConnectButtonView = { open(): Promise<void> } & (
  | { step: 'disconnected' | 'connecting' | 'reconnecting' }
  | {
      step: 'connected'
      address: string
      /**
       * Label set by the page, else the wallet's name for the account, else its name service name,
       * once known, else the e-mail address or the social name of an embedded wallet. Null: none.
       */
      name: string | null
      /** Avatar URL from a name service. Null: none, or not known yet. */
      avatar: string | null
      /** Null until the balance has been read. */
      balance: NativeBalance | null
      /** False if the wallet is on a network that the page has not configured. */
      supported: boolean
    }
)

/** Returns the selector of the parts that `connectButtonView` needs. */
export const connectButtonParts = (namespace?: Namespace) => (state: KitState) => ({
  account: accountOf(state, namespace),
  restoring: state.restoring,
  supported: networkOf(state.network, namespace).supported,
  embedded: state.embedded,
  namespace,
})

export function connectButtonView(
  {
    account,
    restoring,
    supported,
    embedded,
    namespace,
  }: ReturnType<ReturnType<typeof connectButtonParts>>,
  { opener }: Pick<KitContextValue, 'opener'>,
): ConnectButtonView {
  const open = () => opener.open({ ...(namespace && { namespace }) })
  if (account === null || account.status === 'disconnected') return { step: 'disconnected', open }
  // A server does not know stored connections: most visitors have none.
  if (account.status === 'reconnecting' && !restoring?.includes(account.namespace))
    return { step: 'disconnected', open }
  if (account.status !== 'connected') return { step: account.status, open }
  if (account.address === null) return { step: 'connecting', open }
  const { address, balance, identity } = account
  const name = accountName(account, address, embedded)
  const avatar = identity?.avatar ?? null
  return { step: 'connected', address, name, avatar, balance, supported, open }
}
