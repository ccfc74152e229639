'use client'
import { lazy } from '@latchkit/core/internal'
import { type ComponentType, useEffect, useState } from 'react'
import { errorText } from '../locales/error-text.ts'
import { useCoreTexts } from '../locales/useCoreTexts.ts'
import type { TransferToastProps } from './TransferToast.tsx'

const CodeText = ({ code }: TransferToastProps) => errorText(useCoreTexts(), code)

/**
 * The component that names what was sent, or only the text of the code if it fails to load. Null
 * until its code is needed and loaded.
 */
export function useTransferToast(needed: boolean): ComponentType<TransferToastProps> | null {
  const [component, setComponent] = useState<ComponentType<TransferToastProps> | null>(null)
  const [load] = useState(() => lazy(() => import('./TransferToast.tsx')))
  useEffect(() => {
    if (!needed) return
    load().then(
      ({ TransferToast }) => setComponent(() => TransferToast),
      () => setComponent(() => CodeText),
    )
  }, [needed, load])
  return component
}
