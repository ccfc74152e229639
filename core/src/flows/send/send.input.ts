import type { TransferEntry } from '../../domain/transfer/transfer.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import { assetsOf } from './send.assets.ts'
import type { SendInput } from './send.types.ts'

/** What the page, or whoever opens it, fills in. `asset`: plain address, `native` for the native token. */
type Filled = { asset?: string; receiver?: string; amount?: string }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** From the active namespace's account, on the network it is on. Throws `connector/not-connected` where there is none. */
export function sendInput(
  { accounts, network: { activeNamespace, active }, transfers }: KitState,
  data: unknown,
): SendInput {
  const account = accounts[activeNamespace ?? '']
  if (
    account === undefined ||
    account.address === null ||
    account.connectorId === null ||
    active === null
  )
    throw new KitError('connector/not-connected')
  const { namespace, address: from, connectorId } = account
  const { asset, receiver, amount }: Filled = typeof data === 'object' && data !== null ? data : {}
  const list = assetsOf(account, active)
  const wanted = asset === 'native' ? null : textOf(asset)
  const its = transfers.entries.filter(
    (entry) => entry.namespace === namespace && entry.review.from === from,
  )
  const own = account.accounts.map(({ address }) => address)
  return {
    ...{ namespace, connectorId, from, network: active, ...list },
    loading: account.tokensStatus === 'none' || account.tokensStatus === 'loading',
    familiar: [...new Set([...own, ...its.map(({ review }) => review.to)])],
    asset:
      asset === undefined
        ? null
        : (list.assets.find(({ address }) => isIt(address, wanted)) ?? null),
    wanted: wanted === '' ? null : wanted,
    amount: textOf(amount),
    receiver: textOf(receiver),
    open:
      its.find((entry) => isUnsettled(entry) && entry.caipNetworkId === active.caipNetworkId) ??
      null,
  }
}

/** A wallet has it, or nobody can say what it did with it. */
const isUnsettled = ({ status, problem }: TransferEntry) =>
  status === 'handed' || status === 'silent' || problem === 'send/unfollowed'
const isIt = (address: string | null, wanted: string | null) =>
  address?.toLowerCase() === wanted?.toLowerCase()
