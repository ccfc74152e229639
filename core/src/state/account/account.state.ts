import type { SnapshotFrom } from 'xstate'
import type { AccountState } from '../../contracts/kit-state.ts'
import type { accountMachine } from './account.machine.ts'
import { caipAddressOf } from './account.values.ts'

type Snapshot = SnapshotFrom<typeof accountMachine>

const statusOf = (snapshot: Snapshot): AccountState['status'] => {
  if (snapshot.matches('connected')) return 'connected'
  if (snapshot.matches('connecting')) return 'connecting'
  return snapshot.matches('reconnecting') ? 'reconnecting' : 'disconnected'
}

const balanceStatusOf = (snapshot: Snapshot): AccountState['balanceStatus'] => {
  if (snapshot.matches({ connected: 'reading' })) return 'loading'
  if (snapshot.matches({ connected: 'read' })) return 'fresh'
  return snapshot.matches({ connected: 'failed' }) ? 'failed' : 'none'
}

/** One word for the connection, one for the balance. */
export function accountState(snapshot: Snapshot): AccountState {
  const { namespace, address, caipNetworkId, accounts, connectorId, balance, addressLabels } = snapshot.context
  return {
    namespace,
    status: statusOf(snapshot),
    address,
    caipAddress: caipAddressOf(snapshot.context),
    caipNetworkId,
    accounts,
    connectorId,
    balance,
    balanceStatus: balanceStatusOf(snapshot),
    tokens: [],
    tokensStatus: 'none',
    hiddenTokens: 0,
    identity: null,
    smartAccountDeployed: null,
    currentTab: 'tokens',
    addressLabels,
  }
}
