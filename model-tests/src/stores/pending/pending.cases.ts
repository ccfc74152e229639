import type { WatchedAccount } from '../../../../core/src/protocol/messages.ts'
import type { pendingMachine } from '../../../../core/src/stores/pending/pending.machine.ts'
import type { PendingInput } from '../../../../core/src/stores/pending/pending.types.ts'
import { failed, fresh, loading, reloading } from '../../resource/changes.ts'
import { alice, bob, mainnet, sepolia } from '../../samples.ts'
import type { Cases } from '../../walker/machine-model.ts'

export const pendingInputs: Record<'default', PendingInput> = { default: { interval: 30_000 } }
export const onMainnet: WatchedAccount = { namespace: 'eip155', network: mainnet, address: alice }
export const onSepolia: WatchedAccount = { ...onMainnet, network: sepolia }
export const otherAccount: WatchedAccount = { ...onMainnet, address: bob }

/**
 * Watched accounts: alice, alice with a pending transfer of this kit, alice on another network,
 * another account, no account. Counts: zero, some, and the limit of 99.
 */
export const pendingCases: Cases<typeof pendingMachine> = {
  watch: [
    { watched: onMainnet, own: 0 },
    { watched: onMainnet, own: 1 },
    { watched: onSepolia, own: 0 },
    { watched: otherAccount, own: 0 },
    { watched: null, own: 0 },
  ],
  'count.changed': [
    { resource: loading },
    { resource: fresh(0) },
    { resource: fresh(40) },
    { resource: fresh(99) },
    { resource: reloading(40) },
    { resource: failed('endpoint/unreachable', 40) },
  ],
}
