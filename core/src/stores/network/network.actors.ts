import { fromCallback } from 'xstate'
import { namespaceOf } from '../../domain/caip/caip.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { KeepNetwork } from './network.types.ts'

/** The active namespace, and the network of each, are remembered for the next visit. */
export const networkActors = ({ storage }: Pick<Deps, 'storage'>) => ({
  keepNetwork: fromCallback<KeepNetwork>(({ receive }) => {
    receive(({ namespace, caipNetworkId, changed }) => {
      if (changed !== null)
        storage.set('caip_network_ids', {
          ...storage.get('caip_network_ids'),
          [namespaceOf(changed)]: changed,
        })
      if (namespace === null || caipNetworkId === null) return
      storage.set('active_namespace', namespace)
      storage.set('active_caip_network_id', caipNetworkId)
    })
  }),
})
