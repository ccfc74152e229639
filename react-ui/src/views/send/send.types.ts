import type { SendView } from '@latchkit/core/flows'

/** The view at one of its steps. */
export type SendStepView<Step extends SendView['step']> = Extract<SendView, { step: Step }>
/** The form. */
export type FillingView = SendStepView<'filling'>
/** The steps after the form. */
export type AfterFillingView = Exclude<SendView, FillingView>
