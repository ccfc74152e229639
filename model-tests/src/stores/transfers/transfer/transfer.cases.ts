import { toCaipNetworkId } from '../../../../../core/src/domain/caip/caip.ts'
import { unknownNetwork } from '../../../../../core/src/domain/network/define-network.ts'
import { catalogue } from '../../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../../core/src/errors/kit-error.ts'
import type { transferMachine } from '../../../../../core/src/stores/transfers/transfer/transfer.machine.ts'
import type { TransferInput } from '../../../../../core/src/stores/transfers/transfer/transfer.types.ts'
import { mainnet, sepolia } from '../../../samples.ts'
import type { Cases } from '../../../walker/machine-model.ts'
import { hash, onSolana, otherHash, transferOf } from '../transfer.samples.ts'

/** Inputs on eip155 and on Solana, and one of a transfer that the wallet has sent already. */
export const transferInputs: Record<'ether' | 'sol' | 'sent', TransferInput> = {
  ether: transferOf('a'),
  sent: { ...transferOf('sent'), hash },
  sol: onSolana,
}
/** A network that the page did not configure. */
export const polygon = unknownNetwork(toCaipNetworkId('eip155:137'))
export const declined = new KitError(catalogue, 'rpc/user-rejected')
export const broken = new KitError(catalogue, 'rpc/internal')

export const transferCases: Cases<typeof transferMachine> = {
  replaced: [{ hash: otherHash }, { hash: null }],
  ended: [
    { end: 'confirmed' },
    { end: 'reverted' },
    { end: 'replaced' },
    { end: 'dropped' },
    { end: 'unknown' },
  ],
  'chain.changed': [
    { caipNetworkId: mainnet.caipNetworkId },
    { caipNetworkId: sepolia.caipNetworkId },
  ],
  'xstate.done.actor.locate': [
    { output: null },
    { output: { network: sepolia, result: 'sent' } },
    { output: { network: sepolia, result: 'altered' } },
    { output: { network: polygon, result: 'notConfigured' } },
  ],
  'xstate.error.actor.locate': [{ error: broken }],
  'xstate.done.actor.submit': [{ output: hash }],
  'xstate.error.actor.submit': [{ error: declined }, { error: broken }],
}
