'use client'
import type { SendView } from '@latchkit/core/flows'
import type { ReactNode } from 'react'
import { type SendStart, useSend } from '../../hooks/useSend.ts'
import type { Loading } from '../../kit/useView.ts'

/**
 * Sends a token and renders each step. Outside the modal the props prefill the form; within it the
 * view's data does.
 */
export function Send({
  children,
  ...start
}: SendStart & { children: (send: SendView | Loading) => ReactNode }) {
  return children(useSend(start))
}
