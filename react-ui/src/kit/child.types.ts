import type { ReactNode } from 'react'
import type { Loading } from './useView.ts'

/** The props of a component without a look: its child draws the view. */
export type Child<View> = { children: (view: View) => ReactNode }

/** Like `Child`, for the view of a flow whose code may still load. */
export type FlowChild<View> = Child<View | Loading>
