'use client'
import { connectEmailFlow, type EmailView } from '@latchkit/core/flows'
import type { FlowChild } from '../../kit/child.types.ts'
import { useFlowView } from '../../kit/useFlowView.ts'

/**
 * Logs in by e-mail and renders each step. `email` is submitted at once; without it, the visitor
 * enters the address. Within the modal, the data of the view has it.
 */
export const EmailLogin = ({ email, children }: FlowChild<EmailView> & { email?: string }) =>
  children(useFlowView(connectEmailFlow, email === undefined ? null : { email }))
