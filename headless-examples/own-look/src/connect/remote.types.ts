import type { RemoteView } from '@latchkit/core/flows'

type ViewAt<Step extends RemoteView['step']> = Extract<RemoteView, { step: Step }>

/** Steps that offer other connection methods. */
export type MethodsView = ViewAt<
  'requestingUri' | 'noCode' | 'inAppBrowser' | 'showingUri' | 'unreachable' | 'failed'
>
export type CodeView = ViewAt<'requestingUri' | 'showingUri'>
export type LinkView = ViewAt<'requestingUri' | 'inAppBrowser' | 'showingUri'>
export type NoCodeView = ViewAt<'noCode'>
