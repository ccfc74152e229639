import type { SendView } from '@latchkit/core/flows/send'

/** The send view at a step. */
export type SendAt<Step extends SendView['step']> = Extract<SendView, { step: Step }>
/** The form step. */
export type Filling = SendAt<'filling'>
/** All steps after the form. */
export type Beyond = Exclude<SendView, Filling>
