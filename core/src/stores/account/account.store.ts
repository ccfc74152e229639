import type { SnapshotFrom } from 'xstate'
import { caipAddressOf } from '../../domain/caip/caip.ts'
import { defineStore } from '../../protocol/define.ts'
import type { AccountState } from '../../protocol/kit-state.ts'
import { accountActors } from './account.actors.ts'
import { accountMachine } from './account.machine.ts'
import { accountReactions } from './account.reactions.ts'

type Snapshot = SnapshotFrom<typeof accountMachine>

const statusOf = (snapshot: Snapshot): AccountState['status'] => {
  if (snapshot.matches('connected')) return 'connected'
  if (snapshot.matches('connecting')) return 'connecting'
  return snapshot.matches('reconnecting') ? 'reconnecting' : 'disconnected'
}

const balanceStatusOf = (snapshot: Snapshot): AccountState['balanceStatus'] => {
  if (snapshot.matches({ connected: { balance: 'loading' } })) return 'loading'
  if (snapshot.matches({ connected: { balance: 'loaded' } })) return 'fresh'
  return snapshot.matches({ connected: { balance: 'failed' } }) ? 'failed' : 'none'
}

const tokensStatusOf = (snapshot: Snapshot): AccountState['tokensStatus'] => {
  if (snapshot.matches({ connected: { holdings: 'loading' } })) return 'loading'
  if (snapshot.matches({ connected: { holdings: 'loaded' } })) return 'fresh'
  if (snapshot.matches({ connected: { holdings: 'unsupported' } })) return 'unsupported'
  return snapshot.matches({ connected: { holdings: 'failed' } }) ? 'failed' : 'none'
}

/** The public state of an account, with separate statuses of connection, balance and tokens. */
export function selectAccount(snapshot: Snapshot): AccountState {
  const { namespace, address, caipNetworkId, accounts, connectorId, balance, addressLabels } =
    snapshot.context
  const { tokens, hiddenTokens, tokensReadAt, identity, smartAccountDeployed, currentTab } =
    snapshot.context
  const { preferredAccountType } = snapshot.context
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
    balance,
    balanceStatus: balanceStatusOf(snapshot),
    tokens,
    tokensStatus: tokensStatusOf(snapshot),
    hiddenTokens,
    tokensReadAt,
    identity,
    smartAccountDeployed,
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
