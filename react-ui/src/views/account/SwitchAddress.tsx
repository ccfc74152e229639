'use client'
import { type SwitchAccountView, switchAccountFlow } from '@latchkit/core/flows'
import type { ReactNode } from 'react'
import { useFlow } from '../../kit/useFlow.ts'
import { type Loading, useView } from '../../kit/useView.ts'

/** Renders the accounts to choose from, then the progress of switching to the chosen one. */
export function SwitchAddress({
  children,
}: {
  children: (view: SwitchAccountView | Loading) => ReactNode
}) {
  return children(useView(useFlow(switchAccountFlow)))
}
