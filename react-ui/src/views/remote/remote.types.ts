import type { RemoteView } from '@latchkit/core/flows'

/** The view at one of its steps. */
export type RemoteStepView<Step extends RemoteView['step']> = Extract<RemoteView, { step: Step }>

/** Steps that show the connection methods as tabs. */
export type TabbedView = RemoteStepView<
  'requestingUri' | 'noCode' | 'inAppBrowser' | 'showingUri' | 'unreachable' | 'failed'
>
/** The wallet is a browser extension, installed or not. No pairing code is created. */
export type NoCodeView = RemoteStepView<'noCode'>
/** A pairing code is requested or shown. */
export type PairingView = RemoteStepView<'requestingUri' | 'showingUri'>
/** A pairing code is shown. */
export type ShowingUriView = RemoteStepView<'showingUri'>
/** A link opens the wallet. */
export type LinkView = RemoteStepView<'requestingUri' | 'showingUri' | 'inAppBrowser'>
