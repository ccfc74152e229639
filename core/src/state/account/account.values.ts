import type { AccountType } from '../../domain/account.ts'
import type { CaipAddress } from '../../domain/caip.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { AccountContext, ReadBalance, WatchWallet } from './account.types.ts'

/** What an account is when no wallet is connected. */
export const unconnected = {
  address: null,
  accounts: [],
  connectorId: null,
  caipNetworkId: null,
  balance: null,
  forced: false,
} as const

/** What the balance actor is asked for; it starts on a configured network only. */
export function balanceInput({ context }: { context: AccountContext }): ReadBalance {
  const { namespace, address, forced, networks, caipNetworkId } = context
  const network = networks.find((one) => one.caipNetworkId === caipNetworkId)
  if (network === undefined || address === null) throw new KitError('network/not-found')
  return { namespace, network, address, forced }
}

/** Of what kind the account is; null: it is none of these. */
export const typeOf = ({ accounts }: Pick<AccountContext, 'accounts'>, address: string | null): AccountType | null =>
  accounts.find((account) => account.address === address)?.type ?? null

/** Which wallet is listened to. */
export const watchInput = ({ context }: { context: AccountContext }): WatchWallet => ({
  namespace: context.namespace,
  connectorId: context.connectorId ?? '',
})

/** CAIP-10 of the account, once it is connected. */
export const caipAddressOf = ({ address, caipNetworkId }: AccountContext): CaipAddress | null =>
  address === null || caipNetworkId === null ? null : (`${caipNetworkId}:${address}` as CaipAddress)
