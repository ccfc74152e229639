'use client'
import type { RouterEntry } from '@latchkit/core'
import { lazy } from '@latchkit/core/internal'
import { type ReactNode, useEffect } from 'react'
import { EntryContext } from '../kit/EntryContext.ts'
import { useKit } from '../kit/useKit.ts'
import { useKitContext } from '../kit/useKitContext.ts'
import { useKitState } from '../kit/useKitState.ts'
import { useLoader } from '../kit/useLoader.ts'
import { enCore } from '../locales/en-core.ts'
import { useTexts } from '../locales/useTexts.ts'
import { titleOf } from './titleOf.ts'
import { useFlowFailed } from './useFlowFailed.ts'

/** The view that the modal shows, and the commands of its header. */
export type ModalPageView = {
  entry: RouterEntry
  /** The name of the wallet or network that the view is about, otherwise the name of the view. */
  title: string
  /** `back` if the view is shown again after a view above it was removed. */
  direction: 'forward' | 'back'
  /**
   * Goes to the view below in the stack. Null if none is below, on ApproveTransaction, which
   * requires a decision, and on Connect in embedded mode.
   */
  back: (() => void) | null
  /** Requests closing the modal. Null in embedded mode. */
  close: (() => void) | null
} & (
  | {
      /** `loading`: the code of the flow loads. */
      step: 'loading' | 'ready'
    }
  | {
      /** The code of the flow failed to load, or the flow failed. */
      step: 'failed'
      /** Loads the code again. Null if the flow failed: the modal can only be closed. */
      retry: (() => void) | null
    }
)

/**
 * The modal without a default look: renders the current view through its child, nothing while the
 * modal is closed. Hooks and render-prop components inside use the flow of that view, and their
 * commands navigate to other views.
 */
export function ModalPage({ children }: { children: (page: ModalPageView) => ReactNode }) {
  const kit = useKit()
  const closed = useKitState(({ modal }) => modal.phase === 'closed')
  const entry = useKitState(({ router }) => router.entry)
  // the kit warns if no component renders the modal
  useEffect(() => kit.modal.onPrepare(() => {}), [kit])
  return closed ? null : (
    <EntryContext.Provider value={entry.key}>
      <Page key={entry.key} entry={entry}>
        {children}
      </Page>
    </EntryContext.Provider>
  )
}

type PageProps = {
  entry: RouterEntry
  children: (page: ModalPageView) => ReactNode
}

function Page({ entry, children }: PageProps) {
  const { kit, loaderOf } = useKitContext()
  const flowLoader = loaderOf(entry.view, () => lazy(() => kit.modal.preload(entry.view)))
  const texts = useTexts(enCore)
  const { status } = useLoader(flowLoader)
  const flowFailed = useFlowFailed(entry.key)
  const title = useKitState((state) => titleOf(entry, state, texts))
  const direction = useKitState(({ router }) => router.direction)
  const hasViewBelow = useKitState(({ router }) => router.entries.length > 1)
  const embedded = useKitState(({ config }) => config.embedded)
  useEffect(() => void flowLoader.load(), [flowLoader])
  const common = {
    entry,
    title,
    direction,
    back:
      hasViewBelow && entry.view !== 'ApproveTransaction' && !(embedded && entry.view === 'Connect')
        ? kit.modal.back
        : null,
    close: embedded ? null : kit.modal.requestClose,
  }
  if (status === 'failed') {
    return children({ ...common, step: 'failed', retry: () => void flowLoader.load() })
  }
  if (status !== 'loaded') return children({ ...common, step: 'loading' })
  return children(
    flowFailed ? { ...common, step: 'failed', retry: null } : { ...common, step: 'ready' },
  )
}
