import type { KitState, Namespace } from '@latchkit/core'
import { initialState } from '@latchkit/core/internal'

/**
 * The state that a server renders, without data from wallets, storage and the document. The first
 * render in the browser uses it too, so that hydration finds the same markup. `reconnecting`: the
 * namespaces that the browser will restore, as far as the page knows.
 */
export function serverSnapshot(
  { config, network }: KitState,
  reconnecting: readonly Namespace[],
): KitState {
  const { namespaces } = config
  const restoring = namespaces.filter((namespace) => reconnecting.includes(namespace))
  const isRestoring = restoring.length > 0
  const state = initialState(
    {
      ...config,
      metadata: { name: '', description: '', url: '', icons: [] },
      device: {
        mobile: false,
        android: false,
        ios: false,
        telegram: false,
        framed: false,
      },
    },
    {
      networks: network.networks,
      activeNamespace: restoring[0] ?? namespaces[0] ?? null,
      byNamespace: {},
    },
    null,
  )
  return {
    ...state,
    modal: { ...state.modal, phase: 'closed' },
    restoring: isRestoring ? restoring : null,
    loading: isRestoring,
  }
}
