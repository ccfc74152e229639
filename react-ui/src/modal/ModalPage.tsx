'use client'
import type { Kit, RouterEntry, ViewName } from '@latchkit/core'
import { type ReactNode, useEffect, useState } from 'react'
import { EntryContext } from '../kit/EntryContext.ts'
import { createLoader, type Loader } from '../kit/loader.ts'
import { useKit } from '../kit/useKit.ts'
import { useKitState } from '../kit/useKitState.ts'
import { useLoader } from '../kit/useLoader.ts'
import { useWords } from '../locales/useWords.ts'
import { titleOf } from './titleOf.ts'
import { useBroken } from './useBroken.ts'

/** The page of the modal that is to be drawn, and the ways out of it. */
export type ModalPageView = {
  /** `loading`: the code of its flow is fetched; `failed`: it did not come, or the flow broke. */
  step: 'loading' | 'ready' | 'failed'
  entry: RouterEntry
  /** What it is called: whom or what it is about, else its own name. */
  title: string
  /** Whether it came from the page beneath, or from one above. */
  way: 'forward' | 'back'
  /** To the page beneath; null: there is none, or this one is answered, not walked away from. */
  back: (() => void) | null
  /** What a close button does; null where the modal is a part of the page. */
  close: (() => void) | null
  /** Fetches again what did not come; null: there is only the way out. */
  retry: (() => void) | null
}

/**
 * The modal without a look: the page that is shown, or null while it is closed. What is drawn inside is in that page: hooks and
 * components find the flow that it holds, and lead to other pages.
 */
export function ModalPage({ children }: { children: (page: ModalPageView) => ReactNode }) {
  const kit = useKit()
  const [codes] = useState(() => createCodes(kit))
  const closed = useKitState(({ modal }) => modal.phase === 'closed')
  const entry = useKitState(({ router }) => router.entry)
  return closed ? null : (
    <EntryContext.Provider value={entry.key}>
      <Page key={entry.key} entry={entry} code={codes.of(entry.view)}>
        {children}
      </Page>
    </EntryContext.Provider>
  )
}

/** The code of each view's flow; a page that was shown before is there at once. */
function createCodes(kit: Kit) {
  const loaders = new Map<ViewName, Loader<void>>()
  return {
    of(view: ViewName): Loader<void> {
      const loader = loaders.get(view) ?? createLoader(() => kit.preload(view))
      loaders.set(view, loader)
      return loader
    },
  }
}

type PageProps = {
  entry: RouterEntry
  code: Loader<void>
  children: (page: ModalPageView) => ReactNode
}

function Page({ entry, code, children }: PageProps) {
  const kit = useKit()
  const words = useWords()
  const { status } = useLoader(code)
  const broken = useBroken(entry.key)
  const title = useKitState((state) => titleOf(entry, state, words))
  const way = useKitState(({ router }) => router.direction)
  const beneath = useKitState(({ router }) => router.entries.length > 1)
  const embedded = useKitState(({ config }) => config.embedded)
  useEffect(() => void code.load(), [code])
  const failed = status === 'failed' || (status === 'ready' && broken)
  return children({
    step: failed ? 'failed' : status === 'ready' ? 'ready' : 'loading',
    entry,
    title,
    way,
    back:
      beneath && entry.view !== 'ApproveTransaction' && !(embedded && entry.view === 'Connect')
        ? kit.navigate.back
        : null,
    close: embedded ? null : kit.tryClose,
    retry: status === 'failed' ? () => void code.load() : null,
  })
}
