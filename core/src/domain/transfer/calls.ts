import type { CaipNetworkId } from '../caip/caip.ts'
import type { Units } from './transfer.ts'

/** One call of an EIP-5792 batch. `value` is in wei as decimal text, `data` is 0x hex. */
export type Call = { to: string; value: Units; data: string }

/**
 * The result of `wallet_getCapabilities` (EIP-5792), by network. Names and values are passed
 * through from the wallet, unchecked.
 */
export type Capabilities = Readonly<Record<CaipNetworkId, Readonly<Record<string, unknown>>>>

/** The state of a batch. `unknown`: an undefined status code; the batch may still be pending. */
export type CallsState =
  | 'pending'
  | 'confirmed'
  | 'failed-offchain'
  | 'reverted'
  | 'partly-reverted'
  | 'unknown'
export type CallsStatus = {
  id: string
  state: CallsState
  /** The status code of the wallet. */
  code: number | null
  caipNetworkId: CaipNetworkId | null
  /** Whether the batch was executed atomically. Null if the wallet did not report it. */
  atomic: boolean | null
  receipts: readonly { hash: string; succeeded: boolean }[]
}

/**
 * Creates a batch of an exact allowance and the call that uses it, so that no allowance remains
 * (rule R15). `amount` is in base units.
 */
export function approveAndCall({
  token,
  spender,
  amount,
  call,
}: {
  token: string
  spender: string
  amount: Units
  call: Call
}): Call[] {
  const word = (hex: string) => hex.padStart(64, '0')
  const data = `0x095ea7b3${word(spender.slice(2).toLowerCase())}${word(BigInt(amount).toString(16))}`
  return [{ to: token, value: '0', data }, call]
}
