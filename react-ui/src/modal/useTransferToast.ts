'use client'
import { lazy } from '@latchkit/core/internal'
import { type ComponentType, useEffect, useState } from 'react'
import type { TransferToastProps } from './TransferToast.tsx'

/** The component that names what was sent. Null until its code is needed and loaded. */
export function useTransferToast(needed: boolean): ComponentType<TransferToastProps> | null {
  const [component, setComponent] = useState<ComponentType<TransferToastProps> | null>(null)
  const [load] = useState(() => lazy(() => import('./TransferToast.tsx')))
  useEffect(() => {
    if (!needed) return
    load().then(
      ({ TransferToast }) => setComponent(() => TransferToast),
      () => {},
    )
  }, [needed, load])
  return component
}
