import type { AccountState, KitState, NativeBalance } from '@latchkit/core'
import type { Handle } from '../kit/HandleContext.ts'

/** What a connect button may show and do; `open` resolves once the modal was asked to open, whatever came of it. */
export type ConnectButtonView = { open(): Promise<void> } & (
  | { step: 'disconnected' | 'connecting' | 'reconnecting' }
  | { step: 'connected'; address: string; balance: NativeBalance | null; supported: boolean }
)

export type ConnectButtonParts = { account: AccountState | null; supported: boolean }

/** The parts of what is so that a connect button is drawn from. */
export const connectButtonParts = ({ accounts, network }: KitState): ConnectButtonParts => ({
  account: (network.activeNamespace === null ? null : accounts[network.activeNamespace]) ?? null,
  supported: network.supported,
})

export function connectButtonView({ account, supported }: ConnectButtonParts, { opening }: Pick<Handle, 'opening'>): ConnectButtonView {
  const open = () => opening.open()
  if (account === null || account.status === 'disconnected') return { step: 'disconnected', open }
  if (account.status !== 'connected') return { step: account.status, open }
  if (account.address === null) return { step: 'connecting', open }
  return { step: 'connected', address: account.address, balance: account.balance, supported, open }
}
