import type { KitState } from '@latchkit/core'
import { initialState } from '@latchkit/core/internal'

/**
 * The state that a server renders, without data from wallets, storage and the document. The first
 * render in the browser uses it too, so that hydration finds the same markup.
 */
export function serverSnapshot({ config, network: { networks } }: KitState): KitState {
  const initial = initialState(
    {
      ...config,
      metadata: { name: '', description: '', url: '', icons: [] },
      device: { mobile: false, android: false, ios: false, telegram: false, framed: false },
    },
    { networks, activeNamespace: null, byNamespace: {} },
    [],
  )
  return {
    ...initial,
    accounts: {},
    modal: { phase: 'closed', shaking: false, namespace: null },
  }
}
