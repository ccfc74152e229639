'use client'
import { type UpdateEmailView, updateEmailFlow } from '@latchkit/core/flows'
import type { ReactNode } from 'react'
import { useFlow } from '../../kit/useFlow.ts'
import { type Loading, useView } from '../../kit/useView.ts'

/** Changes the e-mail address of the embedded wallet and renders each step. */
export function UpdateEmail({
  children,
}: {
  children: (view: UpdateEmailView | Loading) => ReactNode
}) {
  return children(useView(useFlow(updateEmailFlow)))
}
