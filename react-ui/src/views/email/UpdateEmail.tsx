'use client'
import { type UpdateEmailView, updateEmailFlow } from '@latchkit/core/flows'
import type { FlowChild } from '../../kit/child.types.ts'
import { useFlowView } from '../../kit/useFlowView.ts'

/** Changes the e-mail address of the embedded wallet and renders each step. */
export const UpdateEmail = ({ children }: FlowChild<UpdateEmailView>) =>
  children(useFlowView(updateEmailFlow))
