import type { SnapshotFrom } from 'xstate'
import { caipAddressOf } from '../../domain/caip/caip.ts'
import { defineStore } from '../../protocol/define.ts'
import type { AccountState } from '../../protocol/kit-state.ts'
import type { Resource } from '../../resource/resource.types.ts'
import { accountActors } from './account.actors.ts'
import { accountKey, askedKey } from './account.context.ts'
import { accountMachine } from './account.machine.ts'
import { accountReactions } from './account.reactions.ts'
import type { AccountKey, Holdings } from './account.types.ts'

type Snapshot = SnapshotFrom<typeof accountMachine>

const statusOf = (snapshot: Snapshot): AccountState['status'] => {
  if (snapshot.matches('connected')) return 'connected'
  if (snapshot.matches('connecting')) return 'connecting'
  return snapshot.matches('reconnecting') ? 'reconnecting' : 'disconnected'
}

/** The public word for each status of a resource. */
const readStatus = {
  idle: 'none',
  loading: 'loading',
  fresh: 'fresh',
  stale: 'fresh',
  failed: 'failed',
  offline: 'failed',
} as const
/** The public word for the status of holdings that were read. */
const holdingsStatus = {
  read: 'fresh',
  unsupported: 'unsupported',
  unavailable: 'unsupported',
  paused: 'failed',
} as const

/** A resource with a key is loading, also before it reports so. */
const readStatusOf = ({ status }: Resource<unknown>, key: AccountKey | null) =>
  status === 'idle' && key !== null ? 'loading' : readStatus[status]
const tokensStatusOf = (
  holdings: Resource<Holdings>,
  key: AccountKey | null,
): AccountState['tokensStatus'] =>
  holdings.status === 'fresh' && holdings.data !== null
    ? holdingsStatus[holdings.data.status]
    : readStatusOf(holdings, key)

/** The public state of an account, with separate statuses of connection, balance and tokens. */
export function selectAccount(snapshot: Snapshot): AccountState {
  const { namespace, address, caipNetworkId, accounts, connectorId, preferredAccountType } =
    snapshot.context
  const { balance, holdings, profile, tokens, currentTab, addressLabels } = snapshot.context
  return {
    namespace,
    status: statusOf(snapshot),
    address,
    caipAddress:
      address === null || caipNetworkId === null ? null : caipAddressOf(caipNetworkId, address),
    caipNetworkId,
    accounts,
    connectorId,
    preferredAccountType,
    balance: balance.data,
    balanceStatus: readStatusOf(balance, accountKey(snapshot.context)),
    tokens,
    tokensStatus: tokensStatusOf(holdings, askedKey(snapshot.context)),
    hiddenTokens: holdings.data?.hidden ?? 0,
    tokensReadAt: holdings.data?.readAt ?? null,
    identity: profile.data?.identity ?? null,
    smartAccountDeployed: profile.data?.smartAccountDeployed ?? null,
    currentTab,
    addressLabels,
  }
}

export const accountStore = defineStore({
  name: 'account',
  machine: accountMachine,
  actors: accountActors,
  reactions: accountReactions,
  select: selectAccount,
})
