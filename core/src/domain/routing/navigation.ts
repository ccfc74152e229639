import type { ViewName } from './view-name.ts'

/** What `open` is to show when no view was asked for (specification, section 2; decision 6). */
export type Opening = {
  requested: ViewName | null
  adapters: boolean
  connected: boolean
  /** The page drives the pairing, or wants nothing but the QR code (`basic`). */
  manualControl: boolean
  mobile: boolean
  /** Wallets on other devices can be reached at all; and there is a list of them. */
  remote: boolean
  directory: boolean
}

/** The page that a kit opens with: remote wallets only where nothing else can be connected. */
export function openingView({
  requested,
  adapters,
  connected,
  manualControl,
  mobile,
  remote,
  directory,
}: Opening): ViewName {
  if (requested !== null && (requested !== 'AllWallets' || directory)) return requested
  if (connected) return 'Account'
  if (remote && (!adapters || manualControl))
    return mobile && directory ? 'AllWallets' : 'ConnectingWalletConnectBasic'
  return 'Connect'
}

/** Embedded, the modal never goes away: closing shows its first page. */
export const embeddedView = (connected: boolean): 'Account' | 'Connect' =>
  connected ? 'Account' : 'Connect'

/** Pages on which a wallet is being chosen or asked: they stay when another one goes. */
export const isConnecting = (view: ViewName): boolean => connecting.includes(view)

const connecting: readonly ViewName[] = [
  'Connect',
  'ConnectingExternal',
  'ConnectingMultiChain',
  'ConnectingWalletConnect',
  'ConnectingWalletConnectBasic',
  'AllWallets',
]

export type Closing = {
  view: string
  history: readonly string[]
  signIn: { required: boolean; sessions: number } | null
}

/** Whether the visitor may close now, or the modal shakes (specification, section 4). */
export function tryClose({ view, history, signIn }: Closing): 'close' | 'shake' {
  if (
    view === 'UnsupportedChain' ||
    (view === 'SwitchNetwork' && history.includes('UnsupportedChain'))
  )
    return 'shake'
  const signing = view === 'SIWXSignMessage' || view === 'ApproveTransaction'
  return signing && signIn?.required && signIn.sessions === 0 ? 'shake' : 'close'
}

export type NetworkChange = {
  open: boolean
  connected: boolean
  view: string
  idChanged: boolean
  namespaceChanged: boolean
  /** The network before was the placeholder "Unknown Network". */
  wasUnknown: boolean
}

/** Whether a page is left because the network changed under it. */
export function afterNetworkChange({
  open,
  connected,
  view,
  idChanged,
  namespaceChanged,
  wasUnknown,
}: NetworkChange): 'goBack' | 'stay' {
  if (!open || view === 'ConnectingExternal' || view === 'SIWXSignMessage') return 'stay'
  if (view === 'UnsupportedChain') return 'goBack'
  if (!connected) return idChanged ? 'goBack' : 'stay'
  return idChanged && !namespaceChanged && !wasUnknown ? 'goBack' : 'stay'
}
