import type { SnapshotFrom } from 'xstate'
import { networkFirst } from './connect.context.ts'
import type { connectMachine } from './connect.machine.ts'
import type { ConnectEvent, ConnectView } from './connect.types.ts'

/** Maps the state to a step and the commands that it allows. */
export function connectView(
  state: SnapshotFrom<typeof connectMachine>,
  send: (event: ConnectEvent) => void,
): ConnectView {
  const { methods, wallets, socials, legal, picked, login, waiting } = state.context
  const ways = { methods, wallets, socials }
  const showGuide = () => send({ type: 'showGuide' })
  if (state.matches('consenting'))
    return { ...ways, step: 'consenting', accept: () => send({ type: 'accept' }), showGuide }
  if (!state.matches('choosing')) return { step: 'unavailable' }
  return {
    ...ways,
    step: 'choosing',
    withdraw: legal ? () => send({ type: 'withdraw' }) : null,
    picked,
    login,
    networkFirst: networkFirst(state.context),
    waiting,
    preparing: state.matches({ choosing: 'preparing' }),
    choose: (pick) => send({ type: 'pick', pick }),
    pick: (connectorId) => send({ type: 'pick', pick: { type: 'connector', connectorId } }),
    pickWallet: (wallet) => send({ type: 'pick', pick: { type: 'wallet', wallet } }),
    scan: () => send({ type: 'pick', pick: { type: 'scan' } }),
    selectEmail: () => send({ type: 'selectEmail' }),
    submitEmail: (email) => send({ type: 'submitEmail', email }),
    pickSocial: (provider) => send({ type: 'pickSocial', provider }),
    showSocials: () => send({ type: 'showSocials' }),
    showWallets: () => send({ type: 'showWallets' }),
    showAll: () => send({ type: 'showAll' }),
    showGuide,
  }
}
