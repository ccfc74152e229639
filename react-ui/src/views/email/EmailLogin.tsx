'use client'
import { connectEmailFlow, type EmailView } from '@latchkit/core/flows'
import type { ReactNode } from 'react'
import { useFlow } from '../../kit/useFlow.ts'
import { type Loading, useView } from '../../kit/useView.ts'

/**
 * Logs in by e-mail and renders each step. `email` is submitted at once; without it, the visitor
 * enters the address. Within the modal, the data of the view has it.
 */
export function EmailLogin({
  email,
  children,
}: {
  email?: string
  children: (view: EmailView | Loading) => ReactNode
}) {
  return children(useView(useFlow(connectEmailFlow, email === undefined ? null : { email })))
}
