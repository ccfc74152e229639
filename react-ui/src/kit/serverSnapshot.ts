import type { KitState, RouterEntry } from '@latchkit/core'

const connectEntry: RouterEntry = { key: 'server', view: 'Connect', data: null }

/**
 * The state that a server renders, without data from wallets, storage and the document. The first
 * render in the browser uses it too, so that hydration finds the same markup.
 */
export function serverSnapshot({ config, network }: KitState): KitState {
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
    router: {
      entry: connectEntry,
      entries: [connectEntry],
      transactions: 0,
      direction: 'forward',
    },
    modal: { phase: 'closed', shaking: false, namespace: null },
    toast: { open: false },
    alert: { open: false },
    approvals: {
      request: null,
      waiting: 0,
      step: 'idle',
      approvable: false,
      origin: '',
      fee: null,
    },
    transfers: { entries: [] },
    loading: false,
  }
}
