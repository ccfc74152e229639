import type { KitState, RouterEntry } from '@latchkit/core'

const connect: RouterEntry = { key: 'rest', view: 'Connect', data: null }

/**
 * What a server could have drawn of a kit: nothing that a wallet, the storage or the page's document told.
 * The first render in the browser draws this too, so that both are equal.
 */
export function atRest({ config, network }: KitState): KitState {
  return {
    config: {
      ...config,
      metadata: { name: '', description: '', url: '', icons: [] },
      device: { mobile: false, android: false, ios: false, telegram: false, framed: false },
    },
    connections: { connectors: [], recent: [], session: null },
    directory: { status: 'idle', featured: [], recommended: [], count: 0, excluded: [] },
    accounts: {},
    network: { ...network, activeNamespace: null, active: null, byNamespace: {}, supported: true },
    router: { entry: connect, entries: [connect], transactions: 0, direction: 'forward' },
    modal: { phase: 'closed', shaking: false, namespace: null },
    toast: { open: false },
    alert: { open: false },
    approvals: { request: null, waiting: 0, step: 'idle', approvable: false },
    transfers: { entries: [] },
    loading: false,
  }
}
