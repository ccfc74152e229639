import type { RemoteView } from '@latchkit/core/flows/connect-remote'

type At<Step extends RemoteView['step']> = Extract<RemoteView, { step: Step }>

/** Steps that offer other connection methods. */
export type WaysView = At<
  'requestingUri' | 'noCode' | 'inAppBrowser' | 'showingUri' | 'unreachable' | 'failed'
>
export type CodeView = At<'requestingUri' | 'showingUri'>
export type LinkView = At<'requestingUri' | 'inAppBrowser' | 'showingUri'>
export type RestingView = At<'noCode'>
