import type { RemoteView } from '@latchkit/core/flows/connect-remote'

type At<Step extends RemoteView['step']> = Extract<RemoteView, { step: Step }>

/** Steps that offer other connection methods. */
export type WaysView = At<'wanting' | 'resting' | 'visiting' | 'shown' | 'unreachable' | 'failed'>
export type CodeView = At<'wanting' | 'shown'>
export type LinkView = At<'wanting' | 'visiting' | 'shown'>
export type RestingView = At<'resting'>
