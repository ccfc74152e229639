'use client'
import type { Flow } from '@latchkit/core'
import { useFlow } from './useFlow.ts'
import { type Loading, useView } from './useView.ts'

/** The view of a flow that `useFlow` runs or finds. */
export const useFlowView = <Input, View, Emitted extends { type: string }, Output, Data>(
  flow: Flow<Input, View, Emitted, Output, Data>,
  data?: NoInfer<Data>,
): View | Loading => useView(useFlow(flow, data))
