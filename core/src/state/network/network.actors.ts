import { fromCallback } from 'xstate'
import type { World } from '../../contracts/world.ts'
import type { KeepNetwork } from './network.types.ts'

/** The active namespace and network are remembered for the next visit. */
export const networkActors = ({ storage }: Pick<World, 'storage'>) => ({
  keepNetwork: fromCallback<KeepNetwork>(({ receive }) => {
    receive(({ namespace, caipNetworkId }) => {
      if (namespace === null || caipNetworkId === null) return
      storage.set('active_namespace', namespace)
      storage.set('active_caip_network_id', caipNetworkId)
    })
  }),
})
