import type { RemoteView } from '@latchkit/core/flows/connect-remote'

type RemoteStepView<Step extends RemoteView['step']> = Extract<RemoteView, { step: Step }>

/** Steps with tabs: one can take another way. */
export type TabbedView = RemoteStepView<
  'wanting' | 'resting' | 'visiting' | 'shown' | 'unreachable' | 'failed'
>
/** A wallet in this browser, or one that could be. */
export type RestingView = RemoteStepView<'resting'>
/** A code or a link is wanted, or there. */
export type PairingView = RemoteStepView<'wanting' | 'shown'>
export type ShownView = RemoteStepView<'shown'>
/** Where a link leads to the wallet. */
export type LinkView = RemoteStepView<'wanting' | 'shown' | 'visiting'>
