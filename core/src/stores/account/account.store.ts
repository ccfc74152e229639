import type { SnapshotFrom } from 'xstate'
import { caipAddressOf } from '../../domain/caip/caip.ts'
import { defineStore } from '../../protocol/define.ts'
import type { AccountState } from '../../protocol/kit-state.ts'
import type { Resource } from '../../resource/resource.types.ts'
import { shownStatus } from '../../resource/resource.view.ts'
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

const readStatusOf = (resource: Resource<unknown>, key: AccountKey | null) =>
  key === null ? resource.status : shownStatus(resource)

type Tokens = Pick<AccountState, 'tokensStatus' | 'tokensProblem' | 'tokensCoverage'>
/** A service that failed less than 30 s ago is not asked again: this counts as a failure. */
function tokensOf(holdings: Resource<Holdings>, key: AccountKey | null): Tokens {
  const answer = holdings.data?.status
  const isPaused = holdings.status === 'fresh' && answer === 'paused'
  return {
    tokensStatus: isPaused ? 'failed' : readStatusOf(holdings, key),
    tokensProblem: isPaused ? 'account/balance-unavailable' : holdings.problem,
    tokensCoverage: answer === 'unsupported' || answer === 'unavailable' ? 'configured' : 'full',
  }
}

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
    balanceProblem: balance.problem,
    tokens,
    ...tokensOf(holdings, askedKey(snapshot.context)),
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
