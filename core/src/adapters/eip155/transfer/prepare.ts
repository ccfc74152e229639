import type { Decimal } from '../../../domain/amount/decimal.ts'
import type { Network } from '../../../domain/network/network.ts'
import type { PreparedTransfer, TransferRequest } from '../../../domain/transfer/transfer.ts'
import { KitError } from '../../../errors/kit-error.ts'
import type { Money } from '../../money.ts'
import type { Chains } from '../../shared/chains.ts'
import { digestOf } from '../../shared/digest.ts'
import { readAddress } from '../read-accounts.ts'
import { checkChain } from './checks.ts'
import { type Call, readCost } from './cost.ts'
import { readToken, rehearse, transferData } from './erc20.ts'
import { type Node, nodeOf } from './node.ts'
import { chainIdIn, payloadOf, review } from './payload.ts'
import { most, readUnits } from './values.ts'

type Parts = { chains: Chains; multiplier(): Decimal }
/** What is sent, and what is there of it. */
type Asset = { decimals: number; symbol: string; balance: bigint }
type Sent = {
  from: string
  to: string
  asset: string | null
  amount: bigint
  decimals: number | null
}

const nobody = /^0x0{40}$/

/** Builds exactly what will be handed over; everything is confirmed on chain, nothing is guessed. */
export const prepare =
  ({ chains, multiplier }: Parts): Money['prepare'] =>
  async (request, signal) => {
    const sent = readRequest(request)
    const factor = multiplier()
    const { network } = request
    const node = nodeOf(chains, network, signal)
    const balance = await node.quantity('eth_getBalance', [sent.from, 'latest'])
    const asset =
      sent.asset === null ? nativeOf(network, balance) : await tokenOf(node, sent, sent.asset)
    if (sent.decimals !== null && sent.decimals !== asset.decimals)
      throw new KitError('send/decimals-mismatch')
    if (sent.amount > asset.balance) throw new KitError('send/funds-insufficient')
    if (sent.asset !== null)
      await rehearse(node, { ...sent, asset: sent.asset, balance: asset.balance })
    const call = callOf(sent)
    const cost = await readCost(node, call, factor)
    if (call.value + cost.total > balance) throw new KitError('send/fee-insufficient')
    return preparedOf(network, call, cost, asset)
  }

function preparedOf(
  network: Network,
  call: Call,
  cost: Awaited<ReturnType<typeof readCost>>,
  asset: Asset,
): PreparedTransfer {
  const payload = payloadOf(network, call, cost)
  const { decimals, symbol } = network.nativeCurrency
  const fee = { amount: String(cost.total), decimals, symbol }
  const facts = { decimals: asset.decimals, symbol: asset.symbol, fee, accountRent: null }
  return { payload, review: review(payload, facts), digest: digestOf(payload) }
}

/** What is asked for, in canonical form. */
function readRequest({ network, from, to, asset, amount, decimals }: TransferRequest): Sent {
  const chainId = chainIdIn(network.caipNetworkId)
  if (network.chainNamespace !== 'eip155') throw new KitError('send/unsupported-chain')
  checkChain(chainId, chainId ?? 0n)
  const [sender, receiver, contract] = [
    readAddress(from),
    readAddress(to),
    asset === null ? null : readAddress(asset),
  ]
  if (sender === null || (asset !== null && contract === null))
    throw new KitError('transaction/address-invalid')
  if (receiver === null) throw new KitError('send/address-invalid')
  if (nobody.test(receiver) || receiver === contract) throw new KitError('send/receiver-blocked')
  const units = readUnits(amount)
  if (units === null || units > most) throw new KitError('send/amount-invalid')
  if (units === 0n) throw new KitError('send/amount-or-receiver-missing')
  return { from: sender, to: receiver, asset: contract, amount: units, decimals }
}

const nativeOf = ({ nativeCurrency: { decimals, symbol } }: Network, balance: bigint): Asset => ({
  decimals,
  symbol,
  balance,
})

async function tokenOf(node: Node, { from }: Sent, contract: string): Promise<Asset> {
  const { decimals, symbol, balance } = await readToken(node, contract, from)
  return { decimals, symbol, balance: BigInt(balance) }
}

const callOf = ({ from, to, asset, amount }: Sent): Call =>
  asset === null
    ? { from, to, value: amount, data: '0x' }
    : { from, to: asset, value: 0n, data: transferData(to, amount) }
