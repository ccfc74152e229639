'use client'
import { type SwitchAccountView, switchAccountFlow } from '@latchkit/core/flows/switch-account'
import type { ReactNode } from 'react'
import { useFlow } from '../../kit/useFlow.ts'
import { useView } from '../../kit/useView.ts'

/** Choosing another of the wallet's accounts, without a look. */
export function SwitchAddress({
  children,
}: {
  children: (change: SwitchAccountView) => ReactNode
}) {
  const view = useView(useFlow(switchAccountFlow))
  return view && children(view)
}
