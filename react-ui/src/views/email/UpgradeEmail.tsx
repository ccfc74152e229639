'use client'
import type { KitState } from '@latchkit/core'
import { useEffect, useState } from 'react'
import type { FlowChild } from '../../kit/child.types.ts'
import { useKit } from '../../kit/useKit.ts'
import { useKitState } from '../../kit/useKitState.ts'
import { enButtons } from '../../locales/en-buttons.ts'
import { useTexts } from '../../locales/useTexts.ts'

export type UpgradeView =
  | { step: 'unavailable' }
  /**
   * `blocked`: the browser blocked the window; `url` can be opened as a link. `open`: opens the
   * dashboard in a new tab. To be called in the visitor's click.
   */
  | { step: 'ready' | 'blocked'; url: string; open(): void }

const dashboardUrl = ({ config }: KitState) => config.embeddedWallet?.dashboardUrl ?? null

/** Leads to the page on which visitors manage the embedded wallet. */
export function UpgradeEmail({ children }: FlowChild<UpgradeView>) {
  const kit = useKit()
  const [isLoaded, setLoaded] = useState(false)
  const [step, setStep] = useState<'ready' | 'blocked'>('ready')
  const url = useKitState(dashboardUrl)
  const { notLoaded } = useTexts(enButtons).modal
  useEffect(() => {
    kit.load().then(
      () => setLoaded(true),
      () => kit.modal.showToast({ variant: 'error', message: notLoaded }),
    )
  }, [kit, notLoaded])
  if (url === null) return children({ step: isLoaded ? 'unavailable' : 'loading' })
  const open = () => setStep(kit.embedded.openDashboard() ? 'ready' : 'blocked')
  return children({ step, url, open })
}
