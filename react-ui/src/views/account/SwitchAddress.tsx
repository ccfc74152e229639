'use client'
import { type SwitchAccountView, switchAccountFlow } from '@latchkit/core/flows'
import type { FlowChild } from '../../kit/child.types.ts'
import { useFlowView } from '../../kit/useFlowView.ts'

/** Renders the accounts to choose from, then the progress of switching to the chosen one. */
export const SwitchAddress = ({ children }: FlowChild<SwitchAccountView>) =>
  children(useFlowView(switchAccountFlow))
