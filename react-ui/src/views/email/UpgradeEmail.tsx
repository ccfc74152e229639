'use client'
import { type UpgradeView, upgradeFlow } from '@latchkit/core/flows/upgrade'
import type { ReactNode } from 'react'
import { useFlow } from '../../kit/useFlow.ts'
import { type Loading, useView } from '../../kit/useView.ts'

/** Leads to the page on which visitors manage the embedded wallet. */
export function UpgradeEmail({
  children,
}: {
  children: (view: UpgradeView | Loading) => ReactNode
}) {
  return children(useView(useFlow(upgradeFlow)))
}
