import type { SendView } from '@latchkit/core/flows/send'

/** Sending at one of its steps. */
export type SendAt<Step extends SendView['step']> = Extract<SendView, { step: Step }>
/** The form. */
export type Filling = SendAt<'filling'>
/** Everything after the form. */
export type Beyond = Exclude<SendView, Filling>
