import type { CaipNetworkId } from '../caip/caip.ts'
import type { Units } from './transfer.ts'

/** One call of a batch (EIP-5792). `value` in wei as decimal text, `data` 0x hex. */
export type Call = { to: string; value: Units; data: string }

/** What a wallet can do, by network; names and values are its own (EIP-5792, `wallet_getCapabilities`). */
export type Capabilities = Readonly<Record<CaipNetworkId, Readonly<Record<string, unknown>>>>

/** How a batch stands. `unknown`: a code that nobody knows; it may still be pending. */
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
  /** As the wallet said it. */
  code: number | null
  caipNetworkId: CaipNetworkId | null
  /** Whether all of it happened as one; null: the wallet did not say. */
  atomic: boolean | null
  receipts: readonly { hash: string; succeeded: boolean }[]
}

/** An exact allowance, and the call that uses it, as one batch: nothing is left over to be spent later (rule R15). `amount` in base units. */
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
