import type { Network } from '../../../domain/network/network.ts'
import type {
  EvmPayload,
  TransferPayload,
  TransferReview,
  Units,
} from '../../../domain/transfer/transfer.ts'
import { KitError } from '../../../errors/kit-error.ts'
import { checkTransaction } from './checks.ts'
import type { Call, Cost } from './cost.ts'
import { readTransferData } from './erc20.ts'
import { isHexText, quantityOf, readQuantity, readUnits } from './values.ts'

const changed = (cause?: unknown) => new KitError('send/changed', {}, { cause })

/** Exactly what the wallet will get. */
export function payloadOf(
  { caipNetworkId }: Network,
  { from, to, value, data }: Call,
  { gas, fees }: Pick<Cost, 'gas' | 'fees'>,
): EvmPayload {
  const optional = (fee: bigint | null) => (fee === null ? null : quantityOf(fee))
  return {
    namespace: 'eip155',
    caipNetworkId,
    from,
    to,
    value: quantityOf(value),
    data,
    gas: quantityOf(gas),
    gasPrice: optional(fees.gasPrice),
    maxFeePerGas: optional(fees.maxFeePerGas),
    maxPriorityFeePerGas: optional(fees.maxPriorityFeePerGas),
  }
}

/** The chain that a CAIP-2 id of this namespace names, positive or not; null: it names none. */
export function chainIdIn(caipNetworkId: unknown): bigint | null {
  const digits =
    typeof caipNetworkId === 'string' ? /^eip155:(\d{1,32})$/.exec(caipNetworkId)?.[1] : undefined
  return digits === undefined ? null : BigInt(digits)
}

/** A payload of ours, its numbers read, after the checks of section 5. Throws `send/changed` for what is none, and the checks' own errors. */
export function readPayload(payload: TransferPayload) {
  if (payload.namespace !== 'eip155') throw changed()
  const { caipNetworkId, from, to, data } = payload
  const number = (text: string) => readQuantity(text) ?? fail(text)
  const optional = (text: string | null) => (text === null ? null : number(text))
  const [value, gas] = [number(payload.value), number(payload.gas)]
  const fees = {
    gasPrice: optional(payload.gasPrice),
    maxFeePerGas: optional(payload.maxFeePerGas),
    maxPriorityFeePerGas: optional(payload.maxPriorityFeePerGas),
  }
  const chainId = chainIdIn(caipNetworkId)
  checkTransaction({ chainId, from, to, gas, nonce: null, ...fees, accessList: [] }, chainId ?? 0n)
  const perGas = fees.gasPrice ?? (fees.maxPriorityFeePerGas === null ? null : fees.maxFeePerGas)
  if (perGas === null || !isHexText(data)) throw changed()
  return {
    ...payload,
    value,
    gas,
    data,
    most: gas * perGas,
    chainId: chainId ?? fail(caipNetworkId),
  }
}

function fail(cause: unknown): never {
  throw changed(cause)
}

/** What a payload does: native money, or one token transfer and nothing else. */
function readBack({ to, value, data }: ReturnType<typeof readPayload>): {
  to: string
  asset: string | null
  amount: Units
} {
  if (data === '0x') return { to, asset: null, amount: String(value) }
  const transfer = value === 0n ? readTransferData(data) : null
  if (transfer === null) throw changed()
  return { to: transfer.to, asset: to, amount: String(transfer.amount) }
}

/** What a payload does, read back out of it (rule R13); whatever is more or less than one transfer throws `send/changed`. */
export function review(
  payload: TransferPayload,
  facts: Pick<TransferReview, 'decimals' | 'symbol' | 'fee' | 'accountRent'>,
): TransferReview {
  const read = readPayload(payload)
  const { decimals, symbol, fee } = facts
  const said = readUnits(fee.amount)
  if (said === null || said < read.most || facts.accountRent !== null) throw changed()
  const { caipNetworkId, from } = read
  return { caipNetworkId, from, ...readBack(read), decimals, symbol, fee, accountRent: null }
}
