import { catalogue } from '../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import type { WatchedAccount } from '../../../../core/src/protocol/messages.ts'
import type { pendingMachine } from '../../../../core/src/stores/pending/pending.machine.ts'
import type { PendingInput } from '../../../../core/src/stores/pending/pending.types.ts'
import { alice, bob, mainnet, sepolia } from '../../samples.ts'
import type { Cases } from '../../walker/machine-model.ts'

export const pendingInputs: Record<'default', PendingInput> = { default: { interval: 30_000 } }
export const onMainnet: WatchedAccount = { namespace: 'eip155', network: mainnet, address: alice }
export const onSepolia: WatchedAccount = { ...onMainnet, network: sepolia }
export const otherAccount: WatchedAccount = { ...onMainnet, address: bob }
export const offline = new KitError(catalogue, 'endpoint/unreachable')

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
  'xstate.done.actor.countPending': [{ output: 0 }, { output: 40 }, { output: 99 }],
  'xstate.error.actor.countPending': [{ error: offline }],
}
