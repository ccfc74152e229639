import type { connectionsMachine } from '../../../../core/src/state/connections/connections.machine.ts'
import type { ConnectionsInput } from '../../../../core/src/state/connections/connections.types.ts'
import { alice, bob, fox, foxConnection, owl, owlConnection } from '../../samples.ts'
import type { Cases } from '../../walker/chart-model.ts'

/** Nothing remembered, and one wallet remembered and used. */
export const connectionsInputs: Record<'new' | 'known', ConnectionsInput> = {
  new: { recent: [], connected: {} },
  known: { recent: [{ id: fox.id, name: fox.name, rdns: fox.rdns, icon: fox.icon }], connected: { eip155: fox.id } },
}

/** Two wallets, one of them announced anew with another name; two namespaces. */
export const connectionsCases: Cases<typeof connectionsMachine> = {
  'connector.found': [{ connector: fox }, { connector: owl }, { connector: { ...fox, name: 'Fox, renamed' } }],
  'connection.removed': [{ namespace: 'eip155' }, { namespace: 'solana' }],
  adopt: [{ connection: foxConnection }, { connection: owlConnection }],
  drop: [{ namespace: 'eip155' }],
  activate: [
    { namespace: 'eip155', address: alice },
    { namespace: 'eip155', address: bob },
    { namespace: 'solana', address: bob },
  ],
}
