import type { RemoteView } from '@latchkit/core/flows/connect-remote'

type At<Step extends RemoteView['step']> = Extract<RemoteView, { step: Step }>

/** Steps with tabs: one can take another way. */
export type PageView = At<'wanting' | 'resting' | 'visiting' | 'shown' | 'unreachable' | 'failed'>
/** A wallet in this browser, or one that could be. */
export type RestingView = At<'resting'>
/** A code or a link is wanted, or there. */
export type PairingView = At<'wanting' | 'shown'>
export type ShownView = At<'shown'>
/** Where a link leads to the wallet. */
export type LinkView = At<'wanting' | 'shown' | 'visiting'>
