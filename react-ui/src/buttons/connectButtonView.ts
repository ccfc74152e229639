import type { AccountState, KitState, Namespace, NativeBalance } from '@latchkit/core'
import type { Handle } from '../kit/HandleContext.ts'
import { accountOf, networkOf } from '../kit/of-namespace.ts'

/** What a connect button may show and do; `open` resolves once the modal was asked to open, whatever came of it. */
export type ConnectButtonView = { open(): Promise<void> } & (
  | { step: 'disconnected' | 'connecting' | 'reconnecting' }
  | { step: 'connected'; address: string; balance: NativeBalance | null; supported: boolean }
)

export type ConnectButtonParts = {
  account: AccountState | null
  supported: boolean
  namespace: Namespace | undefined
}

/** The parts of what is so that a connect button is drawn from: of a namespace, of the active one where none is named. */
export const connectButtonParts =
  (namespace?: Namespace) =>
  (state: KitState): ConnectButtonParts => ({
    account: accountOf(state, namespace),
    supported: networkOf(state, namespace).supported,
    namespace,
  })

export function connectButtonView(
  { account, supported, namespace }: ConnectButtonParts,
  { opening }: Pick<Handle, 'opening'>,
): ConnectButtonView {
  const open = () => opening.open({ ...(namespace && { namespace }) })
  if (account === null || account.status === 'disconnected') return { step: 'disconnected', open }
  if (account.status !== 'connected') return { step: account.status, open }
  if (account.address === null) return { step: 'connecting', open }
  return { step: 'connected', address: account.address, balance: account.balance, supported, open }
}
