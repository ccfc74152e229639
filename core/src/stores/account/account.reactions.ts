import type { Namespace } from '../../domain/caip/namespace.ts'
import type { Questions, Reactions } from '../../protocol/messages.ts'
import type { AccountFact } from './account.types.ts'

/** A wallet's own word reaches the network, storage and the modal. */
export const accountReactions: Reactions<AccountFact> = {
  'account.changed': ({ namespace, address }) => [
    { to: 'connections', type: 'activate', namespace, address },
  ],
  // whoever waits for this one on the first page is where they wanted to be; embedded, their account takes its place
  'account.connected': ({ namespace }, ask) =>
    ask.isOpen() && ask.currentView() === 'Connect' && isWanted(namespace, ask)
      ? [{ to: 'modal', type: 'close' }]
      : [],
  'account.preferred': ({ namespace, accountType }) => [
    { to: 'connections', type: 'prefer', namespace, accountType },
  ],
  'account.dropped': 'silent',
  // one that is not looked at goes without a word; a page on which another wallet is being asked stays: its prompt is open
  'account.lost': ({ namespace }, ask) => {
    const isActive = ask.activeNamespace() === namespace
    const next = isActive ? ask.nextConnected([namespace]) : null
    return [
      { to: 'connections', type: 'drop', namespace },
      ...(next === null
        ? []
        : [
            {
              to: 'network',
              type: 'adopt',
              caipNetworkId: next,
              activate: true,
              quiet: true,
            } as const,
          ]),
      ...(!isActive || ask.isConnecting() || ask.isElsewhere()
        ? []
        : [{ to: 'modal', type: 'close' } as const]),
    ]
  },
  'holdings.dropped': 'silent',
  'holdings.settled': 'silent',
  'holdings.unavailable': ({ again }) =>
    again
      ? []
      : [
          {
            to: 'toast',
            type: 'show',
            variant: 'error',
            code: 'account/balance-unavailable',
            message: null,
          },
        ],
  // a service that does not take this page is for its developer to know, once (fault case G6)
  'holdings.refused': ({ code }) => [
    { to: 'alert', type: 'raise', code, variant: 'error', details: {}, once: true },
  ],
  'chain.changed': ({ namespace, caipNetworkId }, ask) => [
    {
      to: 'network',
      type: 'adopt',
      caipNetworkId,
      activate: ask.activeNamespace() === namespace,
      quiet: false,
    },
  ],
}

/** The first page is about this namespace's wallets; where none is looked at yet, about any. */
const isWanted = (namespace: Namespace, ask: Questions) =>
  (ask.narrowedTo() ?? ask.activeNamespace() ?? namespace) === namespace
