import type { SendView } from '@latchkit/core/flows'

/** A step of the send view. */
export type SendStep<Step extends SendView['step']> = Extract<SendView, { step: Step }>
/** The form step. */
export type Filling = SendStep<'filling'>
/** All steps after the form. */
export type AfterForm = Exclude<SendView, Filling>
