import type { ViewName } from './view-name.ts'

/** The state that determines the first view (decision 6). */
export type InitialViewInput<Requested extends ViewName = ViewName> = {
  requested: Requested | null
  adapters: boolean
  connected: boolean
  /** Whether the page controls the pairing itself, or requests the QR code only (`basic`). */
  manualControl: boolean
  mobile: boolean
  /** Whether remote wallets are available. */
  remote: boolean
  /** Whether a wallet directory is available. */
  directory: boolean
}

/**
 * The first view of the modal. Without adapters, or if the page controls the pairing, returns a
 * view of remote wallets instead of `Connect`.
 */
export function initialView<Requested extends ViewName>({
  requested,
  adapters,
  connected,
  manualControl,
  mobile,
  remote,
  directory,
}: InitialViewInput<Requested>):
  | Requested
  | 'Account'
  | 'AllWallets'
  | 'Connect'
  | 'ConnectingWalletConnectBasic' {
  if (requested !== null && (requested !== 'AllWallets' || directory)) return requested
  if (connected) return 'Account'
  if (remote && (!adapters || manualControl))
    return mobile && directory ? 'AllWallets' : 'ConnectingWalletConnectBasic'
  return 'Connect'
}

/** The view that an embedded modal shows instead of closing. */
export const embeddedView = (connected: boolean): 'Account' | 'Connect' =>
  connected ? 'Account' : 'Connect'

/**
 * Whether a view connects a wallet or a login. Such a view stays when another is disconnected. Their
 * names are matched by their beginning, because a list is larger in the first view.
 */
export const isConnectView = (view: ViewName): boolean => /^(AllWallets|Connect|Email)/.test(view)

export type CloseInput = {
  view: string
  history: readonly string[]
  signIn: { required: boolean; sessions: number } | null
}

/**
 * Whether a close request closes the modal or shakes it. The modal shakes on an unsupported network
 * and while a required sign-in is missing.
 */
export function closeOutcome({ view, history, signIn }: CloseInput): 'close' | 'shake' {
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
  /** Whether the previous network was the placeholder "Unknown Network". */
  wasUnknown: boolean
}

/** Whether the modal goes back because the active network changed. */
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
