import type { TransferEntry } from '../../domain/transfer/transfer.ts'
import { connectorErrors } from '../../errors/areas/connector.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import { assetsOf, nativeOf } from './send.asset.ts'
import type { SendData, SendInput } from './send.types.ts'

/** A page without TypeScript may pass values that are not texts. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Input for the account and network of `data.namespace`, else of the active namespace. Throws
 * `connector/not-connected` without an account or a network.
 */
export function sendInput(
  { accounts, network: { activeNamespace, byNamespace }, transfers }: KitState,
  data: SendData,
): SendInput {
  const named = textOf(data?.namespace)
  const account = accounts[named || (activeNamespace ?? '')]
  const active = byNamespace[account?.namespace ?? '']
  if (
    account === undefined ||
    account.address === null ||
    account.connectorId === null ||
    active === undefined
  )
    throw new KitError(connectorErrors, 'connector/not-connected')
  const { namespace, address: from, connectorId } = account
  const { asset, receiver, amount }: NonNullable<typeof data> = data ?? {}
  const list = assetsOf(account, active, active.imageUrl)
  const requested = asset === 'native' ? null : textOf(asset)
  const ownTransfers = transfers.entries.filter(
    (entry) => entry.namespace === namespace && entry.review.from === from,
  )
  const own = account.accounts.map(({ address }) => address)
  return {
    namespace,
    follows: named === '' ? 'active' : 'named',
    connectorId,
    from,
    network: active,
    ...list,
    loading: account.tokensStatus === 'idle' || account.tokensStatus === 'loading',
    knownAddresses: [...new Set([...own, ...ownTransfers.map(({ review }) => review.to)])],
    asset:
      asset === undefined
        ? nativeOf(list.assets)
        : (list.assets.find(({ address }) => isSameAddress(address, requested)) ?? null),
    initialAsset: requested === '' ? null : requested,
    amount: textOf(amount),
    receiver: textOf(receiver),
    openTransfer:
      ownTransfers.find(
        (entry) => isUnsettled(entry) && entry.caipNetworkId === active.caipNetworkId,
      ) ?? null,
  }
}

/** Whether the transfer is open in the wallet, or has an unknown outcome that the visitor must see. */
const isUnsettled = ({ status, problem, acknowledged }: TransferEntry) =>
  status === 'awaitingWallet' ||
  status === 'unresponsive' ||
  (problem === 'send/unfollowed' && !acknowledged)
const isSameAddress = (address: string | null, requested: string | null) =>
  address?.toLowerCase() === requested?.toLowerCase()
