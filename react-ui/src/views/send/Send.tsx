'use client'
import type { SendView } from '@latchkit/core/flows'
import { type SendStart, useSend } from '../../hooks/useSend.ts'
import type { FlowChild } from '../../kit/child.types.ts'

/**
 * Sends a token and renders each step. Outside the modal the props prefill the form; within it the
 * view's data does.
 */
export const Send = ({ children, ...start }: FlowChild<SendView> & SendStart) =>
  children(useSend(start))
