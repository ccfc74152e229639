'use client'
import { type SendView, sendFlow } from '@latchkit/core/flows/send'
import type { ReactNode } from 'react'
import { useFlow } from '../../kit/useFlow.ts'
import { useView } from '../../kit/useView.ts'

/** Sending, from the form to the hash, without a look. */
export function Send({ children }: { children: (send: SendView) => ReactNode }) {
  const view = useView(useFlow(sendFlow))
  return view && children(view)
}
