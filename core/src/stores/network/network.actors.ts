import { fromCallback } from 'xstate'
import { namespaceOf } from '../../domain/caip/caip.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { SaveNetwork } from './network.types.ts'

/** Stores the active namespace and the network of each namespace. */
export const networkActors = ({ storage }: Pick<Deps, 'storage'>) => ({
  saveNetwork: fromCallback<SaveNetwork>(({ receive }) => {
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
