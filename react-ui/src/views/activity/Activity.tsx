'use client'
import type { ActivityView } from '@latchkit/core/flows'
import type { ReactNode } from 'react'
import { useActivity } from '../../hooks/useActivity.ts'
import type { Loading } from '../../kit/useView.ts'

/** Renders the transactions of the active account. */
export function Activity({
  children,
}: {
  children: (activity: ActivityView | Loading) => ReactNode
}) {
  return children(useActivity())
}
